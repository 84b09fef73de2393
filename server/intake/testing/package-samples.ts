import { zipOf, type ZipEntry } from './zip.ts'

export interface SampleItem {
  id: string
  /** A file of the package; none: a heading of those inside. */
  href?: string
  inner?: readonly SampleItem[]
  /** Attributes of the item. */
  attributes?: string
  /** Elements of the item. */
  elements?: string
  type?: 'sco' | 'asset'
}

interface SampleManifest {
  version?: string
  attributes?: string
  items?: readonly SampleItem[]
  /** Between the resources, as XML. */
  resources?: string
}

const NAMESPACES =
  'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"'

export const ONE_SCO: readonly SampleItem[] = [{ id: 'harbour', href: 'index.html' }]

/** A manifest as an authoring tool writes it. */
export function manifestOf({
  version = '1.2',
  attributes = NAMESPACES,
  items = ONE_SCO,
  resources = '',
}: SampleManifest = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="course" ${attributes}>
  <metadata><schema>ADL SCORM</schema><schemaversion>${version}</schemaversion></metadata>
  <organizations default="all">
    <organization identifier="other"><title>Another</title></organization>
    <organization identifier="all"><title>Life at the harbour</title>${items.map(itemOf).join('')}</organization>
  </organizations>
  <resources>${items.map(resourcesOf).join('')}${resources}</resources>
</manifest>`
}

function itemOf({ id, href, inner = [], attributes = '', elements = '' }: SampleItem): string {
  const reference = href === undefined ? '' : `identifierref="${id}-file"`
  return `<item identifier="${id}" ${reference} ${attributes}><title>About ${id}</title>${elements}${inner.map(itemOf).join('')}</item>`
}

function resourcesOf({ id, href, inner = [], type = 'sco' }: SampleItem): string {
  const own =
    href === undefined
      ? ''
      : `<resource identifier="${id}-file" type="webcontent" adlcp:scormtype="${type}" href="${href}"><file href="${href}"/></resource>`
  return own + inner.map(resourcesOf).join('')
}

const PAGE: ZipEntry = { name: 'index.html', content: '<!doctype html><title>Harbour</title>' }

/** A package of one page, or of these files, with a manifest of this. */
export function packageOf(
  manifest: string | SampleManifest = {},
  files: readonly ZipEntry[] = [PAGE],
): Buffer {
  const content = typeof manifest === 'string' ? manifest : manifestOf(manifest)
  return zipOf([{ name: 'imsmanifest.xml', content }, ...files])
}
