import type { ArtCache } from '../art-cache.ts'
import { readArtFile } from '../art-file.ts'
import type { ArtStore, SetFile } from '../art-store.ts'
import { readFilm } from '../film-file.ts'
import type { Findings } from '../findings.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import type { MissionSource } from '../read/mission-folder.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import { findNamed, servedName, tellMissing } from './named-file.ts'

const PICTURES = ['.svg', '.png', '.webp']
/** The head variant is the same name behind this word (specification, section 3). */
const HEAD = 'head'

/**
 * The assistants of an adventure. Each is served as a set of files that keep their names beside each other, for the
 * browser works the addresses of the still and of the head out of the one that it is given.
 */
export class Assistants {
  private readonly sets = new Map<string, Promise<string | null>>()
  private readonly used = new Set<string>()
  private readonly told = new Set<string>()
  private readonly adventure: AdventureSource
  private readonly cache: ArtCache
  private readonly store: ArtStore
  private readonly findings: Findings

  constructor(adventure: AdventureSource, cache: ArtCache, store: ArtStore, findings: Findings) {
    this.adventure = adventure
    this.cache = cache
    this.store = store
    this.findings = findings
  }

  /** The served address of the assistant that a mission names; null where it cannot be shown, which is told. */
  async find({ settings, folder }: MissionSource): Promise<string | null> {
    const named = settings.assistant
    if (named === undefined) return null
    const folders = [this.adventure.assistants]
    const found = findNamed(named, folders, ['.webm', ...PICTURES])
    if (!found) {
      const where = folder.label('mission.json')
      const kinds = 'SVG, PNG, WebP or WebM'
      const meant = tellMissing(named, folders, { where, key: 'assistant', kinds }, this.findings)
      if (meant !== null) this.used.add(meant)
      return null
    }
    const { file, name } = found
    const set = this.sets.get(file) ?? this.serveSet(file, name)
    this.sets.set(file, set)
    return set
  }

  /** Tells what nobody names. */
  adviseUnused(): void {
    const { assistants } = this.adventure
    for (const file of assistants.files) {
      const label = assistants.label(file)
      if (this.used.has(label)) continue
      const mend = 'Name it as the assistant of a mission, or delete it.'
      this.findings.advise(label, 'is used by nothing', mend)
    }
  }

  private async serveSet(file: string, name: string): Promise<string | null> {
    const isFilm = file.toLowerCase().endsWith('.webm')
    const still = isFilm ? this.picture(name) : file
    const label = this.adventure.assistants.label(file)
    this.used.add(label)
    if (still === null) {
      const mend = `Save a still of it as ${name}.png, .svg or .webp beside it: it is shown where no film plays.`
      this.findings.fault(label, 'has no still of its name beside it', mend)
      return null
    }
    const headFile = this.picture(HEAD + name)
    const [picture, film, head] = await Promise.all([
      this.read(still),
      isFilm ? this.read(file) : null,
      headFile === null ? null : this.read(headFile),
    ])
    if (!picture) return null
    const served = servedName(name)
    const files = new Map<string, SetFile>([[`${served}.webp`, picture]])
    if (film) files.set(`${served}.webm`, film)
    if (head) files.set(`${HEAD}${served}.webp`, head)
    return (await this.store.putSet(served, files)) + `${served}.${film ? 'webm' : 'webp'}`
  }

  private picture(name: string): string | null {
    return findNamed(name, [this.adventure.assistants], PICTURES)?.file ?? null
  }

  /** Null for a file that cannot be shown, which is told once. */
  private async read(file: string): Promise<SetFile | null> {
    const { assistants } = this.adventure
    const path = assistants.path(file)
    const label = assistants.label(file)
    this.used.add(label)
    try {
      if (file.toLowerCase().endsWith('.webm')) return { content: await readFilm(path, 'webm') }
      return { pixels: await readArtFile(path, this.cache) }
    } catch (error) {
      if (!(error instanceof UnreadableArt)) throw error
      if (!this.told.has(label)) this.findings.fault(label, error.message, error.mend)
      this.told.add(label)
      return null
    }
  }
}
