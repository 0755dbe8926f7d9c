"""Presentations and drawings."""


def prepare(document, options):
    slides = document.DrawPages

    return {
        'content': any(slides.getByIndex(index).Count > 0 for index in range(slides.Count)),
        'filter': {
            'ExportNotesPages': options.get('notes', False),
            'ExportHiddenSlides': options.get('hidden', False),
        },
        'notes': [],
    }
