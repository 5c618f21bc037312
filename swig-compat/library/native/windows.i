// windows.i: names that the headers of Windows give to types, and words of its compilers that say nothing about a type. The
// integers are as wide as on 32-bit Windows, as in SWIG's file of this name.
#define __cdecl
#define __stdcall
#define __fastcall
#define __thiscall
#define __vectorcall
#define __pascal
#define __forceinline
#define __w64
#define _cdecl
#define _stdcall
#define _fastcall
#define WINAPI
#define WINAPIV
#define APIENTRY
#define CALLBACK
#define STDMETHODCALLTYPE
#define __declspec(WINDOWS_EXTENDED_ATTRIBUTE)
#define __int8 char
#define __int16 short
#define __int32 int
#define __int64 long long

// A type, and pointers to it.
%define %quaff_windows(TYPE, NAME, POINTERS...)
typedef TYPE NAME, POINTERS;
%enddef
%quaff_windows(char, CHAR, *PCHAR, *LPCH, *PCH, *PSZ, *LPSTR, *PSTR)
%quaff_windows(char, TCHAR, *PTCHAR, *LPTSTR, *PTSTR)
%quaff_windows(unsigned char, UCHAR, *PUCHAR)
%quaff_windows(unsigned char, BYTE, *PBYTE, *LPBYTE)
%quaff_windows(unsigned char, BOOLEAN, *PBOOLEAN)
%quaff_windows(int, BOOL, *PBOOL, *LPBOOL)
%quaff_windows(short, SHORT, *PSHORT)
%quaff_windows(unsigned short, USHORT, *PUSHORT)
%quaff_windows(unsigned short, WORD, *PWORD, *LPWORD)
%quaff_windows(int, INT, *PINT, *LPINT)
%quaff_windows(unsigned int, UINT, *PUINT)
%quaff_windows(long, LONG, *PLONG, *LPLONG)
%quaff_windows(unsigned long, ULONG, *PULONG)
%quaff_windows(unsigned long, DWORD, *PDWORD, *LPDWORD)
%quaff_windows(float, FLOAT, *PFLOAT)
%quaff_windows(signed char, INT8, *PINT8)
%quaff_windows(short, INT16, *PINT16)
%quaff_windows(int, INT32, *PINT32)
%quaff_windows(long long, INT64, *PINT64)
%quaff_windows(unsigned char, UINT8, *PUINT8)
%quaff_windows(unsigned short, UINT16, *PUINT16)
%quaff_windows(unsigned int, UINT32, *PUINT32)
%quaff_windows(unsigned long long, UINT64, *PUINT64)
%quaff_windows(int, LONG32, *PLONG32)
%quaff_windows(unsigned int, ULONG32, *PULONG32)
%quaff_windows(unsigned int, DWORD32, *PDWORD32)
%quaff_windows(long long, LONG64, *PLONG64)
%quaff_windows(unsigned long long, ULONG64, *PULONG64)
%quaff_windows(unsigned long long, DWORD64, *PDWORD64)
%quaff_windows(long long, LONGLONG, *PLONGLONG)
%quaff_windows(unsigned long long, ULONGLONG, *PULONGLONG)
%quaff_windows(unsigned long long, DWORDLONG, *PDWORDLONG)
%quaff_windows(int, INT_PTR, *PINT_PTR)
%quaff_windows(unsigned int, UINT_PTR, *PUINT_PTR)
%quaff_windows(long, LONG_PTR, *PLONG_PTR)
%quaff_windows(unsigned long, ULONG_PTR, *PULONG_PTR)
%quaff_windows(unsigned long, DWORD_PTR, *PDWORD_PTR)
%quaff_windows(unsigned long, SIZE_T, *PSIZE_T)
%quaff_windows(long, SSIZE_T, *PSSIZE_T)
typedef char CCHAR;
typedef const char *LPCCH, *PCCH, *LPCSTR, *PCSTR, *LPCTSTR, *PCTSTR;
typedef void VOID, *PVOID, *LPVOID;
typedef const void *LPCVOID;
typedef void *HANDLE, **PHANDLE;
typedef LONG HRESULT;
typedef DWORD LCID;
typedef WORD LANGID;
