/** Why an archive is refused. */
export type ArchiveFaultCode =
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

export class ArchiveFault extends Error {
  readonly code: ArchiveFaultCode
  /** The file in it that is meant; empty where all of it is. */
  readonly file: string

  constructor(code: ArchiveFaultCode, file = '') {
    super(code)
    this.code = code
    this.file = file.slice(0, 80)
  }
}
