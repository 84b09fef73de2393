import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { say } from '#shared/domain/findings/words.ts'
import { PublishedPackage } from '#kinds/scorm/shared/schemas.ts'
import * as z from 'zod/mini'
import type { ArtCache } from '../art-cache.ts'
import type { Findings } from '../findings.ts'
import { cacheKey } from '../fingerprint.ts'
import { packageName, type PackageStore } from '../packages/package-store.ts'
import { readPackage } from '../packages/read-package.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import type { FoundPackages } from '../tasks/task-intake.ts'
import type { Folder } from '../read/folder.ts'
import type { MissionSource } from '../read/mission-folder.ts'
import { servedName } from '../served-name.ts'
import { NamedFiles, readOrReport } from './named-files.ts'

/** Raise it when the same package must come out different. */
const PACKAGE_VERSION = 1
const MOST_REPORTED = 5

const CachedPackage = z.object({ package: PublishedPackage, missing: z.array(z.string()) })

/** The SCORM packages of an adventure: the mission's own first, then those that the adventure shares. */
export class Packages {
  private readonly read = new Map<string, Promise<PublishedPackage | null>>()
  private readonly files: NamedFiles
  private readonly cache: ArtCache
  private readonly store: PackageStore
  private readonly findings: Findings

  constructor(adventure: AdventureSource, cache: ArtCache, store: PackageStore, findings: Findings) {
    this.files = new NamedFiles(adventure, 'packages', findings)
    this.cache = cache
    this.store = store
    this.findings = findings
  }

  /** A package in the languages that it has: `course.pl.zip`, `course.zip`. What cannot be played is reported. */
  async find(name: string, mission: MissionSource, where: string, key: string): Promise<FoundPackages> {
    const plain = name.replace(/\.zip$/i, '')
    const editions: FoundPackages['editions'] = {}
    let isThere = false
    for (const language of LANGUAGE_CODES) {
      const own = this.files.find(`${plain}.${language}`, mission, ['.zip'])
      if (!own) continue
      isThere = true
      const read = await this.readOnce(own.folder, own.file)
      if (read) editions[language] = read
    }
    const found = this.files.find(name, mission, ['.zip'])
    if (!found && !isThere) {
      const [what, kinds] = [say('what-package'), say('kinds-zip')]
      this.files.reportMissing(name, mission, { where, key, what, kinds })
    }
    return { any: found && (await this.readOnce(found.folder, found.file)), editions }
  }

  /** Reports what nobody names. */
  adviseUnused(): void {
    this.files.adviseUnused(say('unused-package'))
  }

  private readOnce(folder: Folder, file: string): Promise<PublishedPackage | null> {
    const label = this.files.use(folder, file)
    const read = () => this.open(folder.path(file), file, label)
    const known = this.read.get(label) ?? readOrReport(label, this.findings, read, null)
    this.read.set(label, known)
    return known
  }

  /** @throws PackageRefusal */
  private async open(path: string, file: string, label: string): Promise<PublishedPackage> {
    const hash = await hashOf(path)
    const name = packageName(servedName(file.replace(/\.zip$/i, '')), hash)
    const key = cacheKey('package', PACKAGE_VERSION, name)
    const isThere = await this.store.take(name)
    const known = isThere ? await this.cache.known(key, CachedPackage) : null
    // as the next build reads it, its keys in the same order: the version of the adventure is a hash of all of it
    const stored =
      known ?? (await this.cache.remember(key, z.parse(CachedPackage, await this.unpack(path, name))))
    this.reportMissing(stored.missing, label)
    return stored.package
  }

  private async unpack(path: string, name: string): Promise<z.infer<typeof CachedPackage>> {
    const folder = await this.store.path(name)
    await rm(folder, { recursive: true, force: true })
    const { package: read, missing } = await readPackage(path, folder)
    return { package: { ...read, folder: name }, missing }
  }

  private reportMissing(missing: readonly string[], label: string): void {
    if (missing.length === 0) return
    const files = missing.slice(0, MOST_REPORTED)
    const more = missing.length - files.length
    const problem = more > 0 ? say('package-lists-more', { files, more }) : say('package-lists', { files })
    this.findings.advise(label, problem, say('package-lists-hint'))
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) if (Buffer.isBuffer(chunk)) hash.update(chunk)
  return hash.digest('hex').slice(0, 16)
}
