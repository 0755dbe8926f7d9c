; Installer of Octavo for one user, without rights of an administrator. /S installs silently, /D=C:\Folder elsewhere.
; Needs: OUT, ICON, VERSION, KILOBYTES, and LISTS: the folder with files.nsh and removed.nsh, which name every file.
Target amd64-unicode
SetCompressor /SOLID lzma
SetCompressorDictSize 64
!include MUI2.nsh
!include LogicLib.nsh
!include WinVer.nsh

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Octavo"
!define CLASSES "Software\Classes"
!define CAPABILITIES "Software\Octavo\Capabilities"

Name "Octavo"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Octavo"
InstallDirRegKey HKCU "Software\Octavo" "Folder"
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS all
BrandingText "Octavo ${VERSION}"
!include version.nsh

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\Octavo.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"

LangString OpenWith ${LANG_ENGLISH} "Open with Octavo"
LangString OpenWith ${LANG_FRENCH} "Ouvrir avec Octavo"
LangString Document ${LANG_ENGLISH} "PDF document"
LangString Document ${LANG_FRENCH} "Document PDF"
LangString About ${LANG_ENGLISH} "PDF tools on this computer"
LangString About ${LANG_FRENCH} "Outils PDF sur cet ordinateur"
LangString Running ${LANG_ENGLISH} "Octavo is running. Close its windows, then try again."
LangString Running ${LANG_FRENCH} "Octavo est ouvert. Fermez ses fenêtres, puis réessayez."
LangString TooOld ${LANG_ENGLISH} "Octavo needs Windows 10 or newer."
LangString TooOld ${LANG_FRENCH} "Octavo nécessite Windows 10 ou une version plus récente."

; A program that runs cannot be opened for writing.
!macro RefuseWhileRunning
  ${If} ${FileExists} "$INSTDIR\node.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\node.exe" a
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(Running)" /SD IDOK
      SetErrorLevel 2
      Quit
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

Function .onInit
  ${IfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(TooOld)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
FunctionEnd

Section
  !insertmacro RefuseWhileRunning
  ; Files of another version, which this one may not have.
  ReadRegStr $1 HKCU "Software\Octavo" "Folder"
  ${If} $1 != ""
  ${AndIf} ${FileExists} "$1\uninstall.exe"
    ExecWait '"$1\uninstall.exe" /S _?=$1' $2
    ${If} $2 = 2
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(Running)" /SD IDOK
      SetErrorLevel 2
      Quit
    ${EndIf}
  ${EndIf}

  SetOverwrite on
  !include "${LISTS}/files.nsh"
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "Software\Octavo" "Folder" "$INSTDIR"
  CreateShortcut "$SMPROGRAMS\Octavo.lnk" "$INSTDIR\Octavo.exe" "" "" "" SW_SHOWNORMAL "" "$(About)"

  ; Offered for PDF files beside the program that opens them by default, which stays.
  WriteRegStr HKCU "${CLASSES}\Octavo.pdf" "" "$(Document)"
  WriteRegStr HKCU "${CLASSES}\Octavo.pdf\DefaultIcon" "" "$INSTDIR\Octavo.exe,0"
  WriteRegStr HKCU "${CLASSES}\Octavo.pdf\shell\open\command" "" '"$INSTDIR\Octavo.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\.pdf\OpenWithProgids" "Octavo.pdf" ""
  WriteRegStr HKCU "${CLASSES}\Applications\Octavo.exe" "FriendlyAppName" "Octavo"
  WriteRegStr HKCU "${CLASSES}\Applications\Octavo.exe\SupportedTypes" ".pdf" ""
  WriteRegStr HKCU "${CLASSES}\Applications\Octavo.exe\shell\open\command" "" '"$INSTDIR\Octavo.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\SystemFileAssociations\.pdf\shell\Octavo" "" "$(OpenWith)"
  WriteRegStr HKCU "${CLASSES}\SystemFileAssociations\.pdf\shell\Octavo" "Icon" "$INSTDIR\Octavo.exe,0"
  WriteRegStr HKCU "${CLASSES}\SystemFileAssociations\.pdf\shell\Octavo\command" "" '"$INSTDIR\Octavo.exe" "%1"'
  WriteRegStr HKCU "${CAPABILITIES}" "ApplicationName" "Octavo"
  WriteRegStr HKCU "${CAPABILITIES}" "ApplicationDescription" "$(About)"
  WriteRegStr HKCU "${CAPABILITIES}\FileAssociations" ".pdf" "Octavo.pdf"
  WriteRegStr HKCU "Software\RegisteredApplications" "Octavo" "${CAPABILITIES}"

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Octavo"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\Octavo.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "Octavo"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ; SHCNE_ASSOCCHANGED: the Explorer reads the associations again.
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

; Deletes what was installed, file by file: files that the user has put into the folder stay.
Section "Uninstall"
  !insertmacro RefuseWhileRunning
  SetOutPath "$TEMP"
  !include "${LISTS}/removed.nsh"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Octavo.lnk"
  ; Compiled modules, which the application keeps to start faster.
  RMDir /r "$LOCALAPPDATA\Octavo\modules"
  RMDir "$LOCALAPPDATA\Octavo"
  DeleteRegKey HKCU "${CLASSES}\Octavo.pdf"
  DeleteRegValue HKCU "${CLASSES}\.pdf\OpenWithProgids" "Octavo.pdf"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.pdf\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.pdf"
  DeleteRegKey HKCU "${CLASSES}\Applications\Octavo.exe"
  DeleteRegKey HKCU "${CLASSES}\SystemFileAssociations\.pdf\shell\Octavo"
  DeleteRegValue HKCU "Software\RegisteredApplications" "Octavo"
  DeleteRegKey HKCU "Software\Octavo"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
