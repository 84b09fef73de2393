import { megabytesOf, say, type FindingWords } from '#shared/domain/findings/words.ts'
import { LARGEST_PACKAGE, type PackageRefusalCode } from '#shared/domain/package-refusals.ts'
import { MOST_LEVELS } from '../archive/entries.ts'
import { UnreadableArt } from '../unreadable-art.ts'

/** What a package may hold: more than any course, less than what harms. */
export const LIMITS = { packed: LARGEST_PACKAGE, entries: 10_000, unpacked: 1024 ** 3, ratio: 100 }
export const MOST_ITEMS = 500

const DAMAGED = say('harmful-package')
const AS_SCORM_12 = say('publish-scorm-12')
const SMALLER = say('smaller-films-or-packages')
const SEVERAL = say('several-packages')

/** Every reason for which a package is refused: what is wrong, and what to do about it. */
const REFUSALS = {
  empty: [say('is-empty'), say('export-again')],
  'not-a-zip': [say('zip-other'), say('another-ending')],
  'too-large-packed': [say('larger-than', { most: megabytesOf(LIMITS.packed) }), SMALLER],
  'too-many-files': [say('archive-files', { most: LIMITS.entries }), SEVERAL],
  'too-large': [say('archive-size', { most: megabytesOf(LIMITS.unpacked) }), SMALLER],
  encrypted: [say('is-encrypted'), say('save-without-password')],
  link: [say('package-link'), DAMAGED],
  device: [say('package-device'), DAMAGED],
  bomb: [say('package-bomb', { most: LIMITS.ratio }), DAMAGED],
  twice: [say('package-twice'), DAMAGED],
  outside: [say('package-outside'), DAMAGED],
  'odd-name': [say('package-odd-name'), say('package-odd-name-hint')],
  'too-deep': [say('package-deep', { most: MOST_LEVELS }), say('package-deep-hint')],
  'two-names': [say('package-two-names'), DAMAGED],
  'wrong-checksum': [say('package-checksum'), DAMAGED],
  damaged: [say('package-damaged'), DAMAGED],
  'too-costly': [say('package-costly'), DAMAGED],
  'no-manifest': [say('package-no-manifest'), say('publish-from-tool')],
  'manifest-in-folder': [say('package-in-folder'), say('package-in-folder-hint')],
  'zip-in-zip': [say('package-zip-in-zip'), say('package-zip-in-zip-hint')],
  'scorm-2004': [say('package-scorm-2004'), AS_SCORM_12],
  'scorm-other': [say('package-scorm-other'), AS_SCORM_12],
  aicc: [say('package-aicc'), AS_SCORM_12],
  xapi: [say('package-xapi'), AS_SCORM_12],
  cmi5: [say('package-cmi5'), AS_SCORM_12],
  'common-cartridge': [say('package-cartridge'), AS_SCORM_12],
  'manifest-broken': [say('package-manifest-broken'), say('export-again')],
  'manifest-entities': [say('package-entities'), say('package-entities-hint')],
  'manifest-other': [say('package-manifest-other'), say('publish-from-tool')],
  'no-items': [say('package-no-items'), say('package-no-items-hint')],
  'too-many-items': [say('package-items', { most: MOST_ITEMS }), SEVERAL],
  'starts-elsewhere': [say('package-elsewhere'), say('package-elsewhere-hint')],
  'start-missing': [say('package-start'), say('package-start-hint')],
  'resource-missing': [say('package-resource'), say('package-resource-hint')],
} as const satisfies Record<PackageRefusalCode, readonly [FindingWords, FindingWords]>

/** Why a package is not taken; nothing of it is left on disk. */
export class PackageRefusal extends UnreadableArt {
  readonly code: PackageRefusalCode
  /** At most 120 letters. */
  readonly detail: string

  /** @param detail what exactly is meant: a file, a version, what a reader of XML says */
  constructor(code: PackageRefusalCode, detail = '') {
    const [problem, hint] = REFUSALS[code]
    const meant = detail.slice(0, 120)
    super(meant === '' ? problem : say('with-detail', { problem, detail: meant }), hint)
    this.code = code
    this.detail = meant
  }
}
