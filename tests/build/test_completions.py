"""`quaff completions`: the scripts for shells."""

import subprocess


def test_the_scripts_of_shells_are_valid(quaff, write):
    for shell in "bash", "zsh", "fish", "elvish", "powershell":
        script = quaff("completions", shell).stdout
        assert "message-format" in script
        assert "completions" in script
    path = write("completions.bash", quaff("completions", "bash").stdout)
    program = f"""source {path}; COMP_WORDS=(quaff build --mess); COMP_CWORD=2
_quaff quaff --mess build; echo "$COMPREPLY"
"""
    done = subprocess.run(["bash", "-c", program], capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("--message-format\n", "")
