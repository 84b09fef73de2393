import { either, say } from '#shared/domain/findings/words.ts'
import type { ArtStore } from '../art-store.ts'
import type { Findings } from '../findings.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import type { Folder } from '../read/folder.ts'
import type { MissionSource } from '../read/mission-folder.ts'
import { ownFiles } from '../read/own-files.ts'
import { readSound, SOUND_KINDS } from '../sound-file.ts'
import { NamedFiles, readOrReport } from './named-files.ts'

const ENDINGS = SOUND_KINDS.map((kind) => `.${kind}`)

/** What is heard in the scenes: ambience.* beside the drawing, or what mission.json names in sounds/. */
export class Sounds {
  private readonly served = new Map<string, Promise<string | null>>()
  private readonly files: NamedFiles
  private readonly store: ArtStore
  private readonly findings: Findings

  constructor(adventure: AdventureSource, store: ArtStore, findings: Findings) {
    this.files = new NamedFiles(adventure, 'sounds', findings)
    this.store = store
    this.findings = findings
  }

  /** The served addresses of one sound in its formats; none where there is none that can be heard, which is reported. */
  async find(mission: MissionSource): Promise<string[]> {
    const { sound } = mission.settings
    if (sound === undefined) {
      const own = ownFiles(mission.folder, 'ambience')
      return this.serveAll(mission.folder, own, `${mission.id}-ambience`)
    }
    const found = this.files.find(sound, mission, ENDINGS)
    if (!found) {
      const where = mission.folder.label('mission.json')
      const place = { where, key: 'sound', what: say('what-sound'), kinds: either('MP3', 'Ogg', 'WebM') }
      this.files.reportMissing(sound, mission, place)
      return []
    }
    const { folder, name } = found
    const formats = ENDINGS.flatMap((ending) =>
      folder.files.filter((file) => file.toLowerCase() === `${name}${ending}`.toLowerCase()),
    )
    return this.serveAll(folder, formats, name)
  }

  private async serveAll(folder: Folder, files: readonly string[], name: string): Promise<string[]> {
    const served = await Promise.all(
      files.map((file) => {
        const label = folder.label(file)
        const once = this.served.get(label) ?? this.serve(folder, file, name)
        this.served.set(label, once)
        return once
      }),
    )
    return served.filter((url) => url !== null)
  }

  private serve(folder: Folder, file: string, name: string): Promise<string | null> {
    const label = this.files.use(folder, file)
    const kind = SOUND_KINDS.find((one) => file.toLowerCase().endsWith(`.${one}`)) ?? 'mp3'
    const store = async () => this.store.putFile(name, kind, await readSound(folder.path(file), kind))
    return readOrReport(label, this.findings, store, null)
  }

  /** Reports what nobody names. */
  adviseUnused(): void {
    this.files.adviseUnused(say('unused-sound'))
  }
}
