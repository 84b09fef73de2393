import { readFile } from 'node:fs/promises'
import { either, say } from '#shared/domain/findings/words.ts'
import type { ArtCache } from '../art-cache.ts'
import { prepareArtFile, storeArtFile, type ServedSize } from '../art-file.ts'
import type { ArtStore } from '../art-store.ts'
import { checkHeader, PRINT_COLOURS } from '../drawing/embedded.ts'
import type { Findings } from '../findings.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import type { Folder } from '../read/folder.ts'
import type { MissionSource } from '../read/mission-folder.ts'
import { ownFiles, type OwnName } from '../read/own-files.ts'
import { sideBySide } from '../side-by-side.ts'
import type { PictureOrder } from './later-pictures.ts'
import { NamedFiles, readOrReport } from './named-files.ts'

const ENDINGS = ['.svg', '.png', '.webp', '.jpg', '.jpeg']

/** The pictures of cards, tasks and thumbnails: the mission's own first, then those that the adventure shares. */
export class Pictures {
  private readonly stored = new Map<string, Promise<string | null>>()
  private readonly adventure: AdventureSource
  private readonly files: NamedFiles
  private readonly reported = new Set<string>()
  private readonly cache: ArtCache
  private readonly store: ArtStore
  private readonly findings: Findings
  private readonly order: PictureOrder

  constructor(
    adventure: AdventureSource,
    cache: ArtCache,
    store: ArtStore,
    findings: Findings,
    order: PictureOrder,
  ) {
    this.order = order
    this.adventure = adventure
    this.files = new NamedFiles(adventure, 'pictures', findings)
    this.cache = cache
    this.store = store
    this.findings = findings
  }

  /**
   * Draws side by side what the tasks ask for one after the other: on a machine that has drawn nothing yet, most of a build. What is
   * wrong with a file is said when somebody asks for it.
   */
  async prepare(): Promise<void> {
    // drafts are made in no time
    if (this.cache.pixelCache || this.order.later) return
    const missions = [...this.adventure.missions.values()]
    const said = JSON.stringify(missions.map(({ tasks }) => tasks.map(({ file }) => file)))
    const files = [this.adventure, ...missions].flatMap(({ pictures }) =>
      pictures.files.flatMap((file) => {
        const ending = ENDINGS.find((one) => file.toLowerCase().endsWith(one))
        const name = ending && file.slice(0, -ending.length)
        return name && said.includes(name) ? [{ name, path: pictures.path(file) }] : []
      }),
    )
    await sideBySide(files, ({ name, path }) =>
      prepareArtFile(name, path, this.cache, this.store, this.order.awaited).catch(() => undefined),
    )
  }

  /**
   * The served address of a picture that a file names; null where it is missing or broken, which is reported once a file.
   * @param where the file that names it @param key its place in that file
   */
  async find(
    name: string,
    mission: MissionSource | null,
    where: string,
    key: string,
    size: ServedSize = 'usual',
  ): Promise<string | null> {
    const found = this.files.find(name, mission, ENDINGS)
    if (found) return this.served(found.folder, found.file, found.name, { size, later: this.order.later })
    const complaint = `${where} ${name}`
    if (this.reported.has(complaint)) return null
    this.reported.add(complaint)
    const kinds = either('SVG', 'PNG', 'WebP', 'JPEG')
    this.files.reportMissing(name, mission, { where, key, what: say('what-picture'), kinds })
    return null
  }

  /** The served address of the picture whose name alone says what it is; null where there is none, or it is broken. */
  async own(folder: Folder, name: OwnName): Promise<string | null> {
    const [file] = ownFiles(folder, name)
    // of missions, and seen before anything is played
    return file === undefined ? null : this.served(folder, file, `${folder.name}-${name}`, { later: null })
  }

  /** Reports what nobody names. */
  adviseUnused(): void {
    this.files.adviseUnused(say('unused-picture'))
  }

  private served(
    folder: Folder,
    file: string,
    name: string,
    { size = 'usual', later }: { size?: ServedSize; later: Set<string> | null },
  ): Promise<string | null> {
    const label = this.files.use(folder, file)
    const key = `${size} ${label}`
    const known = this.stored.get(key)
    if (known) return known
    const path = folder.path(file)
    const store = async () => {
      const address = await storeArtFile(name, path, this.cache, this.store, size, later)
      if (!/\.svg$/i.test(file)) await this.advisePrint(label, path)
      return address
    }
    const stored = readOrReport(label, this.findings, store, null)
    this.stored.set(key, stored)
    return stored
  }

  /** Once a file, in whatever sizes it is served. */
  private async advisePrint(label: string, path: string): Promise<void> {
    const { colours } = await checkHeader(await readFile(path))
    if (colours !== 'cmyk' || this.reported.has(label)) return
    this.reported.add(label)
    this.findings.advise(label, PRINT_COLOURS.problem, PRINT_COLOURS.hint)
  }
}
