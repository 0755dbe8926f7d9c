; Octavo.exe: starts node.exe beside it without a console, and reports when that fails.
; Needs: OUT, ICON, VERSION, MAIN (path of the main module below the folder).
Target amd64-unicode
SetCompressor lzma
!include LogicLib.nsh

Name "Octavo"
OutFile "${OUT}"
Icon "${ICON}"
RequestExecutionLevel user
SilentInstall silent
ManifestDPIAware true
ManifestSupportedOS all
!include version.nsh

LoadLanguageFile "${NSISDIR}\Contrib\Language files\English.nlf"
LoadLanguageFile "${NSISDIR}\Contrib\Language files\French.nlf"
LangString Failed ${LANG_ENGLISH} "Octavo has stopped (code $6). Start octavo.cmd in $EXEDIR in a console to see the reason."
LangString Failed ${LANG_FRENCH} "Octavo s’est arrêté (code $6). Lancez octavo.cmd de $EXEDIR dans une console pour en voir la raison."

Section
  System::Call 'kernel32::SetEnvironmentVariableW(t "NODE_COMPILE_CACHE", t "$LOCALAPPDATA\Octavo\modules")'
  System::Call 'kernel32::SetEnvironmentVariableW(t "NODE_ENV", t "production")'
  ; Strings of NSIS end at 1024 characters: the arguments are appended by Windows, up to its own limit of 32767.
  System::Call 'kernel32::GetCommandLineW() p .r1'
  System::Call 'shlwapi::PathGetArgsW(p r1) p .r2'
  System::Alloc 140000
  Pop $3
  StrCpy $7 '"$EXEDIR\node.exe" --disable-warning=ExperimentalWarning "$EXEDIR\${MAIN}" '
  System::Call 'kernel32::lstrcpyW(p r3, t r7)'
  System::Call 'kernel32::lstrcatW(p r3, p r2)'
  ; STARTUPINFO of 104 bytes, whose first field is its size; the rest is zero. CREATE_NO_WINDOW is 0x08000000.
  System::Alloc 104
  Pop $4
  System::Call '*$4(i 104)'
  System::Alloc 24
  Pop $5
  System::Call 'kernel32::CreateProcessW(p 0, p r3, p 0, p 0, i 0, i 0x08000000, p 0, p 0, p r4, p r5) i .r0 ? e'
  Pop $6
  ${If} $0 <> 0
    System::Call '*$5(p .r1, p .r2)'
    System::Call 'kernel32::WaitForSingleObject(p r1, i -1)'
    System::Call 'kernel32::GetExitCodeProcess(p r1, *i .r6)'
  ${EndIf}
  ${If} $6 <> 0
    MessageBox MB_OK|MB_ICONSTOP "$(Failed)"
  ${EndIf}
  SetErrorLevel $6
SectionEnd
