import { join } from 'node:path'
import { projectFolder } from '#server/db/project-folder.ts'
import type { UploadSettings } from '#server/env.ts'
import { openBlobFolder, type BlobStore } from './blobs.ts'

/** Where everything of tenants' own adventures lies. All servers share it. */
export interface ContentFiles {
  blobs: BlobStore
  /** The adventures of the release as designers wrote them, in a folder each, absolute; there may be none. */
  scenes: string
  /** What was made of pictures before; it may be deleted at any time. */
  cache: string
  /** The same of the release, where it was built on this machine: a cache begins with a copy of it. */
  releaseCache: string
  /** Builds that are under way. */
  work: string
  /** Both of the two below, and nothing else of the tenant. */
  built: (tenantId: string) => string
  /** Served at /scenes on the tenant's hosts, behind what the release has. */
  art: (tenantId: string) => string
  /** Packages that builds have unpacked. */
  packages: (tenantId: string) => string
}

export async function openContent({
  content,
  scenes,
}: Pick<UploadSettings, 'content' | 'scenes'>): Promise<ContentFiles> {
  return {
    blobs: await openBlobFolder(join(content, 'blobs')),
    scenes: scenes ?? join(projectFolder(), 'scenes'),
    cache: join(content, 'cache'),
    releaseCache: join(projectFolder(), '.cache', 'scenes'),
    work: join(content, 'work'),
    built: (tenantId) => join(content, 'built', tenantId),
    art: (tenantId) => join(content, 'built', tenantId, 'scenes'),
    packages: (tenantId) => join(content, 'built', tenantId, 'packages'),
  }
}
