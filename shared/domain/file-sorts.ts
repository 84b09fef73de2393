/** The largest file that is taken: 300 MB (specification, section 5). */
export const LARGEST_FILE = 314_572_800

/** What a designer may ask for. */
export const FILE_SORTS = ['picture', 'film', 'sound', 'document'] as const
export type FileSort = (typeof FILE_SORTS)[number]

/** By which ends of a name each sort is known; what a file truly is, the server finds in its first bytes. */
export const FILE_ENDINGS = {
  picture: ['jpg', 'jpeg', 'png', 'webp'],
  film: ['mp4', 'm4v', 'mov', 'webm'],
  sound: ['mp3', 'm4a', 'wav', 'ogg', 'aac', 'flac'],
  document: ['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'txt', 'csv'],
} as const satisfies Record<FileSort, readonly string[]>

/** What telephones make and no browser shows: named apart, so that a person who has one learns how to convert it. */
const HEIC_ENDINGS = ['heic', 'heif']

export function isHeic(name: string): boolean {
  return HEIC_ENDINGS.includes(endingOf(name))
}

/** What follows the last dot of a name, in small letters; empty where nothing does. */
export function endingOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** The sort that a name promises; null where nobody takes such a file. */
export function sortOfName(name: string): FileSort | null {
  const ending = endingOf(name)
  return FILE_SORTS.find((sort) => FILE_ENDINGS[sort].some((one) => one === ending)) ?? null
}
