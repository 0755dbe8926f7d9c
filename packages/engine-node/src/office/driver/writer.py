"""Text documents."""

from com.sun.star.document.RedlineDisplayType import INSERTED, INSERTED_AND_REMOVED


def prepare(document, options):
    # Deleted text is hidden, not removed: the document is as it would read if every change were accepted.
    document.RedlineDisplayType = INSERTED_AND_REMOVED if options['changes'] == 'shown' else INSERTED

    return {
        'content': document.WordCount > 0 or document.DrawPage.Count > 0,
        'filter': {'ExportNotesInMargin': options['comments'] == 'margin'},
        'notes': [],
    }
