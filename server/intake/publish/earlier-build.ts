import { readFile } from 'node:fs/promises'
import { isPublishedBuild, type PublishedBuild } from '#shared/scene/published.ts'

/** The build before this one, or why it is not known. */
export type EarlierBuild = PublishedBuild | 'none' | 'unreadable'

export async function readEarlierBuild(publishedFile: string): Promise<EarlierBuild> {
  const text = await readFile(publishedFile, 'utf8').catch(() => null)
  if (text === null) return 'none'
  try {
    const value: unknown = JSON.parse(text)
    return isPublishedBuild(value) ? value : 'unreadable'
  } catch {
    return 'unreadable'
  }
}
