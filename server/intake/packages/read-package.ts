import type { PublishedPackage } from '#kinds/scorm/shared/schemas.ts'
import { withArchive } from './archive.ts'
import { manifestName } from './kind-of-package.ts'
import { readManifest } from './manifest.ts'

/** A package that was unpacked, with what is reported of it. */
export interface ReadPackage {
  package: Omit<PublishedPackage, 'folder'>
  /** Files that its manifest lists, and that are not in it. */
  missing: string[]
  /** Of all of its files. */
  bytes: number
}

/**
 * Unpacks a SCORM 1.2 package into a folder that is not there before.
 * @throws PackageRefusal by its name, and then nothing is left on disk
 */
export function readPackage(path: string, folder: string): Promise<ReadPackage> {
  return withArchive(path, async (archive) => {
    const manifest = await archive.read(manifestName(archive.names))
    const { title, items, missing } = readManifest(manifest, archive.names)
    await archive.unpackTo(folder)
    return { package: { title, items }, missing, bytes: archive.bytes }
  })
}
