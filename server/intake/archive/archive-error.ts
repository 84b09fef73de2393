/** Why an archive is refused. */
export type ArchiveErrorCode =
  | 'too-many-files'
  | 'too-large'
  | 'encrypted'
  | 'link'
  | 'device'
  | 'bomb'
  | 'twice'
  | 'odd-name'
  | 'too-deep'
  | 'two-names'
  | 'wrong-checksum'

export class ArchiveError extends Error {
  readonly code: ArchiveErrorCode
  /** The file in it that is meant; empty where all of it is. */
  readonly file: string

  constructor(code: ArchiveErrorCode, file = '') {
    super(code)
    this.code = code
    this.file = file.slice(0, 80)
  }
}
