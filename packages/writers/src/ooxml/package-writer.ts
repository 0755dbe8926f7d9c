import { xml, xmlPart } from './xml.ts';

const contentTypesNamespace = 'http://schemas.openxmlformats.org/package/2006/content-types';
const relationshipsNamespace = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** Prefix of relationship types in transitional OOXML (ECMA-376, part 1). */
const officeRelationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/';

const defaultTypes: Readonly<Record<string, string>> = {
  rels: 'application/vnd.openxmlformats-package.relationships+xml',
  xml: 'application/xml',
  png: 'image/png',
  jpg: 'image/jpeg',
};

interface WrittenRelationship {
  readonly id: string;
  readonly type: string;
  readonly target: string;
  readonly external: boolean;
}

/** Builds an OPC package (ECMA-376, part 2): parts with their content types, and relationships. */
export class PackageWriter {
  readonly #parts = new Map<string, string | Uint8Array>();
  readonly #types = new Map<string, string>();
  /** By source part, then by type and target. */
  readonly #relationships = new Map<string, Map<string, WrittenRelationship>>();

  /**
   * Adds a part.
   *
   * @param path `word/document.xml`
   * @param contentType null for pictures, whose type follows from their extension
   */
  add(path: string, contentType: string | null, content: string | Uint8Array): void {
    this.#parts.set(path, content);

    if (contentType !== null) {
      this.#types.set(path, contentType);
    }
  }

  /**
   * Adds a relationship between parts and returns its id; the same target gets the same id.
   *
   * @param from path of the part, or '' for the package
   * @param type last segment of an office relationship type (`styles`), or the whole URI of another
   * @param target path of a part of the package
   */
  relate(from: string, type: string, target: string): string {
    return this.#addRelationship(from, type, `/${target}`, false);
  }

  /** Adds a relationship to an external address. */
  relateOutside(from: string, type: string, url: string): string {
    return this.#addRelationship(from, type, url, true);
  }

  /** All parts by path, content types and relationships first. */
  parts(): Map<string, string | Uint8Array> {
    const parts = new Map<string, string | Uint8Array>([['[Content_Types].xml', this.#contentTypes()]]);

    for (const [from, relationships] of this.#relationships) {
      parts.set(relationshipsPath(from), relationshipsPart([...relationships.values()]));
    }

    for (const [path, content] of this.#parts) {
      parts.set(path, content);
    }

    return parts;
  }

  #addRelationship(from: string, type: string, target: string, external: boolean): string {
    const whole = type.includes(':') ? type : officeRelationships + type;
    const known = this.#relationships.get(from) ?? new Map<string, WrittenRelationship>();
    const key = `${whole} ${target}`;
    const relationship = known.get(key) ?? { id: `rId${known.size + 1}`, type: whole, target, external };
    known.set(key, relationship);
    this.#relationships.set(from, known);

    return relationship.id;
  }

  #contentTypes(): string {
    return xmlPart(
      xml(
        'Types',
        { xmlns: contentTypesNamespace },
        ...Object.entries(defaultTypes).map(([Extension, ContentType]) =>
          xml('Default', { Extension, ContentType }),
        ),
        ...[...this.#types].map(([path, ContentType]) =>
          xml('Override', { PartName: `/${path}`, ContentType }),
        ),
      ),
    );
  }
}

function relationshipsPath(from: string): string {
  const cut = from.lastIndexOf('/') + 1;

  return `${from.slice(0, cut)}_rels/${from.slice(cut)}.rels`;
}

function relationshipsPart(relationships: readonly WrittenRelationship[]): string {
  return xmlPart(
    xml(
      'Relationships',
      { xmlns: relationshipsNamespace },
      ...relationships.map(({ id, type, target, external }) =>
        xml('Relationship', {
          Id: id,
          Type: type,
          Target: target,
          TargetMode: external ? 'External' : null,
        }),
      ),
    ),
  );
}
