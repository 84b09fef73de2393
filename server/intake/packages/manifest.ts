import type { Document, Element } from '@xmldom/xmldom'
import type { ScormItem } from '#kinds/scorm/shared/schemas.ts'
import { attribute, parseBookXml, wordsOf } from '../books/book-xml.ts'
import { attributesOf, childElements } from '../drawing/walk.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import { launchAddress } from './launch-address.ts'
import { MANIFEST } from './kind-of-package.ts'
import { MOST_ITEMS, PackageRefusal } from './refusals.ts'

/** What a manifest says: what is played, and which files it speaks of. */
export interface Manifest {
  title: string
  items: ScormItem[]
  /** Files that it lists, and that are not there. */
  missing: string[]
}

const LONGEST_TITLE = 200
const LONGEST_ID = 100
const LONGEST_DATA = 4096
const DEEPEST = 6
const VERSION_12 = /^(ADL SCORM\s*)?1\.2(\.\d+)?$/i
const OF_2004 = /adlcp_v1p3|adlseq_v1p3|adlnav_v1p3|imsss/i

/** @param files names in the archive @throws PackageRefusal */
export function readManifest(content: Buffer, files: readonly string[]): Manifest {
  const root = rootOf(parse(content))
  mustBeScorm12(root)
  const reading: Reading = {
    resources: resourcesOf(root),
    files: new Map(files.map((name) => [name.toLowerCase(), name])),
    items: [],
    troubles: [],
  }
  const organization = organizationOf(root)
  if (organization) addItems(organization, 0, reading)
  if (reading.items.every(({ href }) => href === null) && reading.troubles.length === 0) addScos(reading)
  const { items, troubles } = reading
  if (!items.some(({ href }) => href !== null)) throw troubles[0] ?? new PackageRefusal('no-items')
  if (items.length > MOST_ITEMS) throw new PackageRefusal('too-many-items')
  const title = childText(organization, 'title') || items[0]?.title || ''
  return { title: title.slice(0, LONGEST_TITLE), items, missing: missingOf(root, reading) }
}

function parse(content: Buffer): Document {
  if (/<!(ENTITY|DOCTYPE)/i.test(content.toString('latin1').replaceAll('\0', ''))) {
    throw new PackageRefusal('manifest-entities')
  }
  try {
    return parseBookXml(MANIFEST, content)
  } catch (error) {
    if (!(error instanceof UnreadableArt)) throw error
    throw new PackageRefusal('manifest-broken', error.message.replace(/^is broken in [^:]*: /, ''))
  }
}

function rootOf(document: Document): Element {
  const root = document.documentElement
  if (root?.localName !== 'manifest') throw new PackageRefusal('manifest-other', root?.localName ?? '')
  return root
}

function mustBeScorm12(root: Element): void {
  const [metadata] = childrenNamed(root, 'metadata')
  const schema = childText(metadata, 'schema')
  const version = childText(metadata, 'schemaversion')
  if (/common cartridge/i.test(schema)) throw new PackageRefusal('common-cartridge', version)
  if (VERSION_12.test(version)) return
  if (/2004|cam ?1\.3|^1\.3/i.test(version) || saysInNames(root, OF_2004)) {
    throw new PackageRefusal('scorm-2004', version)
  }
  // some tools leave the version out
  if (version !== '' && !saysInNames(root, /adlcp_rootv1p2/i)) {
    throw new PackageRefusal('scorm-other', version)
  }
}

function saysInNames(root: Element, pattern: RegExp): boolean {
  return attributesOf(root).some(({ name, value }) => /^xmlns/.test(name) && pattern.test(value))
}

interface Resource {
  isSco: boolean
  href: string
  /** What its addresses begin with. */
  base: string
}

interface Reading {
  resources: ReadonlyMap<string, Resource>
  /** By their names in small letters: what was made on Windows does not tell them apart. */
  files: ReadonlyMap<string, string>
  items: ScormItem[]
  /** Why items that name something cannot be played. */
  troubles: PackageRefusal[]
}

function resourcesOf(root: Element): Map<string, Resource> {
  const [list] = childrenNamed(root, 'resources')
  const base = attribute(root, 'xml:base') + attribute(list, 'xml:base')
  return new Map(
    childrenNamed(list, 'resource').map((resource) => {
      const kind = attributesOf(resource).find(({ local }) => local.toLowerCase() === 'scormtype')
      const isSco = kind?.value.trim().toLowerCase() === 'sco'
      const own = base + attribute(resource, 'xml:base')
      return [attribute(resource, 'identifier'), { isSco, href: attribute(resource, 'href'), base: own }]
    }),
  )
}

/** The one that the manifest calls its default, else the first. */
function organizationOf(root: Element): Element | undefined {
  const [list] = childrenNamed(root, 'organizations')
  const all = childrenNamed(list, 'organization')
  return all.find((one) => attribute(one, 'identifier') === attribute(list, 'default')) ?? all[0]
}

function addItems(parent: Element, depth: number, reading: Reading): void {
  for (const item of childrenNamed(parent, 'item')) {
    if (reading.items.length > MOST_ITEMS) return
    const isShown = attribute(item, 'isvisible') !== 'false'
    const reference = attribute(item, 'identifierref')
    const resource = reading.resources.get(reference)
    const address = resource && addressOf(resource, attribute(item, 'parameters'), reading)
    // a broken promise of the manifest itself: the course would lack a part, and nothing else would show it
    if (reference !== '' && !resource) throw new PackageRefusal('resource-missing', reference)
    const hasMore = childrenNamed(item, 'item').length > 0
    // a heading, or something to be played; what is hidden and plays nothing is neither
    if (isShown && (hasMore || reference !== '')) {
      reading.items.push({
        ...{ id: freeId(attribute(item, 'identifier'), reading.items), depth: Math.min(depth, DEEPEST) },
        title: childText(item, 'title').slice(0, LONGEST_TITLE) || String(reading.items.length + 1),
        href: address ?? null,
        isSco: resource?.isSco ?? false,
        masteryScore: scoreOf(childText(item, 'masteryscore')),
        launchData: (childrenNamed(item, 'datafromlms')[0]?.textContent ?? '').slice(0, LONGEST_DATA),
        maxTime: childText(item, 'maxtimeallowed').slice(0, 20),
        timeLimitAction: childText(item, 'timelimitaction').slice(0, 30),
      })
    }
    addItems(item, isShown ? depth + 1 : depth, reading)
  }
}

/** Where a package has no organization, its SCOs are what there is. */
function addScos(reading: Reading): void {
  for (const [id, resource] of reading.resources) {
    const address = resource.isSco ? addressOf(resource, '', reading) : null
    if (address === null || reading.items.length > MOST_ITEMS) continue
    reading.items.push({
      ...{ id: freeId(id, reading.items), title: id.slice(0, LONGEST_TITLE), depth: 0, href: address },
      ...{ isSco: true, masteryScore: null, launchData: '', maxTime: '', timeLimitAction: '' },
    })
  }
}

function addressOf({ href, base }: Resource, parameters: string, reading: Reading): string | null {
  const address = launchAddress({ base, href, parameters }, reading.files)
  if ('address' in address) return address.address
  reading.troubles.push(
    new PackageRefusal(address.isElsewhere ? 'starts-elsewhere' : 'start-missing', base + href),
  )
  return null
}

function freeId(wanted: string, items: readonly ScormItem[]): string {
  const id = wanted.slice(0, LONGEST_ID) || 'item'
  return items.some((item) => item.id === id) ? `${id}~${items.length}` : id
}

function scoreOf(text: string): number | null {
  const score = Number(text.replace(',', '.'))
  return text !== '' && score >= 0 && score <= 100 ? score : null
}

/** Files that are listed, and those that an item starts with. */
function missingOf(root: Element, { files, troubles }: Reading): string[] {
  const starts = troubles.filter(({ code }) => code === 'start-missing').map(({ detail }) => detail)
  const [list] = childrenNamed(root, 'resources')
  const base = attribute(root, 'xml:base') + attribute(list, 'xml:base')
  const listed = childrenNamed(list, 'resource').flatMap((resource) => {
    const own = base + attribute(resource, 'xml:base')
    return childrenNamed(resource, 'file').flatMap((file) => {
      const href = attribute(file, 'href')
      const found = launchAddress({ base: own, href, parameters: '' }, files)
      return 'address' in found || found.isElsewhere ? [] : [own + href]
    })
  })
  return [...new Set([...listed, ...starts])]
}

function childText(parent: Element | undefined, name: string): string {
  return wordsOf(childrenNamed(parent, name)[0])
}

function childrenNamed(parent: Element | undefined, name: string): Element[] {
  return parent ? childElements(parent).filter(({ localName }) => localName === name) : []
}
