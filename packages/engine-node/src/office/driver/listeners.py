"""What LibreOffice calls while it works."""

import unohelper
from com.sun.star.task import XInteractionHandler2, XStatusIndicator

from talk import say

ABORT = 'com.sun.star.task.XInteractionAbort'
APPROVE = 'com.sun.star.task.XInteractionApprove'


class Questions(unohelper.Base, XInteractionHandler2):
    """Answers what LibreOffice would ask a person, and remembers which questions came."""

    def __init__(self):
        self.asked_password = False
        self.repairs = False

    def handle(self, request):
        self.handleInteractionRequest(request)

    def handleInteractionRequest(self, request):
        name = type(request.getRequest()).__name__

        if 'Password' in name:
            self.asked_password = True

        # A package whose parts do not fit together is read as far as it goes; warnings change nothing.
        wanted = ABORT if 'Password' in name else APPROVE
        self.repairs = self.repairs or 'BrokenPackage' in name
        continuations = request.getContinuations()
        fitting = [each for each in continuations if wanted in type_names(each)]

        if not fitting:
            fitting = [each for each in continuations if ABORT in type_names(each)]

        for continuation in fitting[:1]:
            continuation.select()

        return len(fitting) > 0


def type_names(continuation):
    return [each.typeName for each in continuation.getTypes()]


class Pages(unohelper.Base, XStatusIndicator):
    """Tells of each page that has been written."""

    def __init__(self):
        self.total = 0

    def start(self, text, value_range):
        self.total = value_range

    def setValue(self, value):
        say('progress', done=value, total=self.total)

    def setText(self, text):
        pass

    def reset(self):
        pass

    def end(self):
        pass
