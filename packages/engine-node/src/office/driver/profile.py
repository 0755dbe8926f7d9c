"""A profile of LibreOffice that runs nothing, follows nothing and asks nothing."""

import os
from xml.sax.saxutils import escape

SETTINGS = {
    '/org.openoffice.Setup/Office': {'ooSetupInstCompleted': True},
    '/org.openoffice.Office.Common/Misc': {
        'CrashReport': False,
        'FirstRun': False,
        'UseOpenCL': False,
        # A document is a link to where it lies: a lock would be written there, and stay.
        'UseDocumentOOoLockFile': False,
        'UseDocumentSystemFileLocking': False,
        'UseLocking': False,
    },
    '/org.openoffice.Office.Common/Security/Scripting': {
        'MacroSecurityLevel': 3,
        'DisableMacrosExecution': True,
        'BlockUntrustedRefererLinks': True,
    },
    # 2 means never, for Writer and for Calc.
    '/org.openoffice.Office.Writer/Content/Update': {'Link': 2},
    '/org.openoffice.Office.Calc/Content/Update': {'Link': 2},
    '/org.openoffice.Office.Recovery/AutoSave': {'Enabled': False},
    '/org.openoffice.Office.Recovery/RecoveryInfo': {'Enabled': False},
    # Where there are no walls around the run: a proxy nobody listens as, so that no document reaches the network.
    '/org.openoffice.Inet/Settings': {
        'ooInetProxyType': 2,
        'ooInetHTTPProxyName': '127.0.0.1',
        'ooInetHTTPProxyPort': 9,
        'ooInetHTTPSProxyName': '127.0.0.1',
        'ooInetHTTPSProxyPort': 9,
        'ooInetNoProxy': '',
    },
}


def write_profile(folder, office_folder):
    """Writes the profile; without the number of the build LibreOffice would start twice, to greet a new version."""
    extensions = os.path.join(folder, 'user', 'extensions')
    os.makedirs(extensions, mode=0o700)

    with open(os.path.join(extensions, 'buildid'), 'w', encoding='utf-8') as file:
        file.write(build_of(office_folder))

    with open(os.path.join(folder, 'user', 'registrymodifications.xcu'), 'w', encoding='utf-8') as file:
        file.write(registry())


def build_of(office_folder):
    with open(os.path.join(office_folder, 'versionrc'), encoding='utf-8') as file:
        for line in file:
            name, _, value = line.partition('=')

            if name == 'buildid':
                return value.strip()

    return ''


def registry():
    items = [
        f'<item oor:path="{path}"><prop oor:name="{name}" oor:op="fuse"><value>{written(value)}</value></prop></item>'
        for path, values in SETTINGS.items()
        for name, value in values.items()
    ]

    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<oor:items xmlns:oor="http://openoffice.org/2001/registry">\n'
        + '\n'.join(items)
        + '\n</oor:items>\n'
    )


def written(value):
    return str(value).lower() if isinstance(value, bool) else escape(str(value))
