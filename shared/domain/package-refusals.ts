/** Why a package is not taken: stable codes, for programs and for the texts of the designer's page. */
export const PACKAGE_REFUSALS = [
  'empty',
  'not-a-zip',
  'too-large-packed',
  'too-many-files',
  'too-large',
  'encrypted',
  'link',
  'device',
  'bomb',
  'twice',
  'outside',
  'odd-name',
  'too-deep',
  'two-names',
  'wrong-checksum',
  'damaged',
  'too-costly',
  'no-manifest',
  'manifest-in-folder',
  'zip-in-zip',
  'scorm-2004',
  'scorm-other',
  'aicc',
  'xapi',
  'cmi5',
  'common-cartridge',
  'manifest-broken',
  'manifest-entities',
  'manifest-other',
  'no-items',
  'too-many-items',
  'starts-elsewhere',
  'start-missing',
  'resource-missing',
] as const

export type PackageRefusalCode = (typeof PACKAGE_REFUSALS)[number]

/** Bytes of a package as it is sent. */
export const LARGEST_PACKAGE = 300 * 1024 * 1024
