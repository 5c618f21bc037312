A
end
