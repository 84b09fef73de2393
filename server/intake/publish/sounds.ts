import type { ArtStore } from '../art-store.ts'
import type { Findings } from '../findings.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import type { Folder } from '../read/folder.ts'
import type { MissionSource } from '../read/mission-folder.ts'
import { ownFiles } from '../read/own-files.ts'
import { readSound, SOUND_KINDS } from '../sound-file.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import { adviseUnused, findNamed, tellMissing } from './named-file.ts'

const ENDINGS = SOUND_KINDS.map((kind) => `.${kind}`)

/** What is heard in the scenes: ambience.* beside the drawing, or what mission.json names in sounds/. */
export class Sounds {
  private readonly served = new Map<string, Promise<string | null>>()
  private readonly used = new Set<string>()
  private readonly adventure: AdventureSource
  private readonly store: ArtStore
  private readonly findings: Findings

  constructor(adventure: AdventureSource, store: ArtStore, findings: Findings) {
    this.adventure = adventure
    this.store = store
    this.findings = findings
  }

  /** The served addresses of one sound in its formats; none where there is none that can be heard, which is told. */
  async find(mission: MissionSource): Promise<string[]> {
    const { sound } = mission.settings
    if (sound === undefined) {
      const own = ownFiles(mission.folder, 'ambience')
      return this.serveAll(mission.folder, own, `${mission.id}-ambience`)
    }
    const folders = [mission.sounds, this.adventure.sounds]
    const found = findNamed(sound, folders, ENDINGS)
    if (!found) {
      const where = mission.folder.label('mission.json')
      const place = { where, key: 'sound', what: 'sound of a mission', kinds: 'MP3, Ogg or WebM' }
      const meant = tellMissing(sound, folders, place, this.findings)
      if (meant !== null) this.used.add(meant)
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

  private async serve(folder: Folder, file: string, name: string): Promise<string | null> {
    const label = folder.label(file)
    this.used.add(label)
    const kind = SOUND_KINDS.find((one) => file.toLowerCase().endsWith(`.${one}`)) ?? 'mp3'
    try {
      return await this.store.putFile(name, kind, await readSound(folder.path(file), kind))
    } catch (error) {
      if (!(error instanceof UnreadableArt)) throw error
      this.findings.fault(label, error.message, error.mend)
      return null
    }
  }

  /** Tells what nobody names. */
  adviseUnused(): void {
    const folders = [
      this.adventure.sounds,
      ...[...this.adventure.missions.values()].map(({ sounds }) => sounds),
    ]
    adviseUnused(folders, this.used, 'Name it as the sound of a mission, or delete it.', this.findings)
  }
}
