; Version information of a program. Needs: VERSION, as in 1.2.3.
VIProductVersion "${VERSION}.0"
VIFileVersion "${VERSION}.0"
VIAddVersionKey /LANG=1033 "ProductName" "Octavo"
VIAddVersionKey /LANG=1033 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "FileDescription" "Octavo"
VIAddVersionKey /LANG=1033 "CompanyName" "Octavo"
VIAddVersionKey /LANG=1033 "LegalCopyright" "Apache License 2.0"
