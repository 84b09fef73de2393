import { LARGEST_PACKAGE, type PackageRefusalCode } from '#shared/domain/package-refusals.ts'
import { MOST_LEVELS } from '../archive/entries.ts'
import { megabytes } from '../scene/measures.ts'
import { UnreadableArt } from '../unreadable-art.ts'

/** What a package may hold: more than any course, less than what harms. */
export const LIMITS = { packed: LARGEST_PACKAGE, entries: 10_000, unpacked: 1024 ** 3, ratio: 100 }
export const MOST_ITEMS = 500

const DAMAGED = 'Export the package again; this file is built to do harm, or damaged.'
const AS_SCORM_12 = 'Publish it again from the authoring tool, as SCORM 1.2 in one zip.'

/** Every reason for which a package is refused: what is wrong, and what to do about it. */
const REFUSALS = {
  empty: ['is empty', 'Export it again.'],
  'not-a-zip': ['is no zip inside, or cut off', 'Export it again; another ending is not enough.'],
  'too-large-packed': [
    `is larger than ${megabytes(LIMITS.packed)}`,
    'Make its films smaller, or several packages of it.',
  ],
  'too-many-files': [`holds more than ${LIMITS.entries} files`, 'Make several packages of it.'],
  'too-large': [
    `unpacks to more than ${megabytes(LIMITS.unpacked)}`,
    'Make its films smaller, or several packages of it.',
  ],
  encrypted: ['is encrypted', 'Save it without a password.'],
  link: ['has a link to elsewhere in it', DAMAGED],
  device: ['has a device instead of a file in it', DAMAGED],
  bomb: [`unpacks more than ${LIMITS.ratio} times larger`, DAMAGED],
  twice: ['holds a file twice', DAMAGED],
  outside: ['names a file outside of itself', DAMAGED],
  'odd-name': ['has a file whose name no disk holds', 'Give its files short names without special signs.'],
  'too-deep': [`has more than ${MOST_LEVELS} folders in each other`, 'Put its files into fewer folders.'],
  'two-names': ['gives a file two different names', DAMAGED],
  'wrong-checksum': ['holds a file that does not match its checksum', DAMAGED],
  damaged: ['cannot be unpacked', DAMAGED],
  'too-costly': ['takes more time or memory than a package may', DAMAGED],
  'no-manifest': [
    'has no imsmanifest.xml: it is no SCORM package',
    'Publish it from an authoring tool as SCORM 1.2.',
  ],
  'manifest-in-folder': [
    'has its imsmanifest.xml in a folder',
    'Pack what is in that folder, not the folder itself.',
  ],
  'zip-in-zip': ['is a zip around another zip', 'Unpack it once, and take the package inside.'],
  'scorm-2004': ['is SCORM 2004', AS_SCORM_12],
  'scorm-other': ['is a SCORM older than 1.2, or of an unknown version', AS_SCORM_12],
  aicc: ['is AICC', AS_SCORM_12],
  xapi: ['is xAPI (Tin Can)', AS_SCORM_12],
  cmi5: ['is cmi5', AS_SCORM_12],
  'common-cartridge': ['is a Common Cartridge of a course', AS_SCORM_12],
  'manifest-broken': ['has an imsmanifest.xml that cannot be read', 'Export it again.'],
  'manifest-entities': [
    'defines entities in its imsmanifest.xml',
    'Export it again; a manifest needs none, and they can do harm.',
  ],
  'manifest-other': [
    'has an imsmanifest.xml that is no manifest',
    'Publish it from an authoring tool as SCORM 1.2.',
  ],
  'no-items': ['lists nothing to be played', 'Add at least one item to its organization.'],
  'too-many-items': [`lists more than ${MOST_ITEMS} items`, 'Make several packages of it.'],
  'starts-elsewhere': ['starts on another website', 'Put the pages themselves into the package.'],
  'start-missing': ['lacks the file that it starts with', 'Export it again, with all of its files.'],
  'resource-missing': [
    'lists an item whose resource its manifest does not define',
    'Export it again, with all of its parts.',
  ],
} as const satisfies Record<PackageRefusalCode, readonly [string, string]>

/** Why a package is not taken; nothing of it is left on disk. */
export class PackageRefusal extends UnreadableArt {
  readonly code: PackageRefusalCode
  /** At most 120 letters. */
  readonly detail: string

  /** @param detail what exactly is meant: a file, a version, what a reader of XML says */
  constructor(code: PackageRefusalCode, detail = '') {
    const [problem, hint] = REFUSALS[code]
    const meant = detail.slice(0, 120)
    super(meant === '' ? problem : `${problem}: ${meant}`, hint)
    this.code = code
    this.detail = meant
  }
}
