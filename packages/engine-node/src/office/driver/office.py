"""Starts LibreOffice with a profile of its own and connects to it."""

import glob
import hashlib
import os
import signal
import subprocess
import time

import uno
from com.sun.star.connection import NoConnectException

from profile import write_profile
from stand_ins import write_font_settings

# LibreOffice asks to be started again after it has set up a profile.
RESTART = 81
POLL_SECONDS = 0.01


class OfficeEnded(Exception):
    """LibreOffice is not there any more."""

    def __init__(self, detail, status):
        super().__init__(f'{detail} (status {status})')
        # The kernel ends with this signal who writes a file beyond the limit.
        self.why = 'output' if status == -signal.SIGXFSZ else 'crashed'


class Office:
    """One running LibreOffice; it ends with the process group."""

    def __init__(self, program, folder, start_seconds):
        self.folder = folder
        self.office_folder = os.path.dirname(os.path.realpath(program))
        inner = os.path.join(self.office_folder, 'soffice.bin')
        # The program of macOS has no script around it.
        self.program = inner if os.path.exists(inner) else program
        self.profile_url = uno.systemPathToFileUrl(os.path.join(folder, 'profile'))
        write_profile(os.path.join(folder, 'profile'), self.office_folder)
        self.font_settings = write_font_settings(folder)
        # Whoever may write into the pipe commands LibreOffice: its file must belong to its owner alone.
        os.umask(0o077)
        self.name = f'octavo{os.urandom(12).hex()}'
        self.process = self.start()
        self.context = self.connect(time.monotonic() + start_seconds)
        self.remove_pipes()

    def start(self):
        return subprocess.Popen(
            [
                self.program,
                '--headless',
                '--invisible',
                '--nodefault',
                '--nofirststartwizard',
                '--nolockcheck',
                '--nologo',
                '--norestore',
                f'-env:UserInstallation={self.profile_url}',
                f'--accept=pipe,name={self.name};urp;',
                # A cache of the system that a LibreOffice of root has written cannot be read by the user of a run.
                f'-env:UNO_SHARED_PACKAGES_CACHE={self.profile_url}/shared',
            ],
            cwd=self.folder,
            env={**os.environ, 'SAL_USE_VCLPLUGIN': 'svp', 'FONTCONFIG_FILE': self.font_settings},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            # An open pipe would keep whoever reads it waiting after the driver has ended.
            stderr=subprocess.DEVNULL,
        )

    def connect(self, deadline):
        """Asks until LibreOffice answers. One that hangs would never be found out: asking looks like work."""
        local = uno.getComponentContext()
        resolver = local.ServiceManager.createInstanceWithContext('com.sun.star.bridge.UnoUrlResolver', local)
        starts = 1

        while True:
            try:
                return resolver.resolve(f'uno:pipe,name={self.name};urp;StarOffice.ComponentContext')
            except NoConnectException:
                pass

            ended = self.process.poll()

            if ended == RESTART and starts < 3:
                starts += 1
                self.process = self.start()
            elif ended is not None:
                raise OfficeEnded('ended while starting', ended)
            elif time.monotonic() > deadline:
                raise OfficeEnded('did not start', None)

            time.sleep(POLL_SECONDS)

    def remove_pipes(self):
        """Nobody else needs to connect, and a killed LibreOffice would leave the files behind."""
        if os.name == 'nt':
            # Pipes of Windows are no files.
            return

        user = os.getuid()
        # LibreOffice names its own pipe by the bytes of this sum, each without leading zero.
        digest = hashlib.md5(self.profile_url.encode('utf-16-le'), usedforsecurity=False).digest()
        single = 'SingleOfficeIPC_' + ''.join(f'{byte:x}' for byte in digest)

        for name in (self.name, single):
            for path in glob.glob(f'/tmp/OSL_PIPE_{user}_{name}'):
                os.unlink(path)

    def create(self, service):
        return self.context.ServiceManager.createInstanceWithContext(service, self.context)

    def end(self):
        self.process.kill()

    def ended(self, detail):
        """The failure that tells how LibreOffice ended; its bridge may break a moment before it does."""
        try:
            return OfficeEnded(detail, self.process.wait(timeout=1))
        except subprocess.TimeoutExpired:
            return OfficeEnded(detail, None)

    @property
    def is_alive(self):
        return self.process.poll() is None
