import * as z from 'zod/mini'
import { say } from '#shared/domain/findings/words.ts'
import { MOUTH_TRACK, writeTrack } from '#shared/domain/mouth-track.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import type { TaskText } from '#shared/scene/files.ts'
import { WHOLE_TASK, type PublishedVoices, type Voice } from '#shared/scene/tasks/voices.ts'
import type { ArtCache } from '../art-cache.ts'
import type { ArtStore } from '../art-store.ts'
import { cacheKey } from '../fingerprint.ts'
import type { Findings } from '../findings.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import type { Folder } from '../read/folder.ts'
import type { MissionSource } from '../read/mission-folder.ts'
import { readSound } from '../sound-file.ts'
import type { NeededWords } from '../tasks/task-intake.ts'
import { decodeVoice } from '../voice/decode-voice.ts'
import { mouthShapes } from '../voice/mouth-shapes.ts'
import { adviseUnused } from './named-file.ts'
import { readOrReport } from './named-files.ts'

/** Raise it when the same recording must move a mouth otherwise. */
const TRACK_VERSION = 1
const Track = z.string().check(z.regex(MOUTH_TRACK))

/** The mouth is read from the first of them that is there. */
const MEASURED = ['ogg', 'webm'] as const
type Measured = (typeof MEASURED)[number]

/**
 * What assistants are heard to say: voices/<task>.<language>.ogg of a mission for the hint of a whole task, <task>.<part>.<language>.ogg for that
 * of one of its parts, and the same as MP3 beside it.
 */
export class Voices {
  private readonly used = new Set<string>()
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

  /** The recordings of the hints of a task; null where there is none. */
  async find(
    mission: MissionSource,
    task: string,
    words: NeededWords | null,
  ): Promise<PublishedVoices | null> {
    if (!words || mission.voices.files.length === 0) return null
    const found: PublishedVoices = {}
    for (const language of this.adventure.settings.languages) {
      const text = entryOf(mission.texts[language]?.tasks ?? {}, task)
      if (!text) continue
      const voices: Record<string, Voice> = {}
      for (const line of hintsIn(text, words)) {
        const stem = [task, ...(line === WHOLE_TASK ? [] : [line]), language].join('.')
        const voice = await this.serve(mission.voices, stem)
        if (voice) voices[line] = voice
      }
      if (Object.keys(voices).length > 0) found[language] = voices
    }
    return Object.keys(found).length > 0 ? found : null
  }

  /** Null where nobody has recorded it, or it cannot be heard, which is reported. */
  private async serve(folder: Folder, stem: string): Promise<Voice | null> {
    const fileOf = (kind: string) =>
      folder.files.find((file) => file.toLowerCase() === `${stem}.${kind}`.toLowerCase())
    const mp3 = fileOf('mp3')
    const kind = MEASURED.find((one) => fileOf(one) !== undefined)
    const file = kind && fileOf(kind)
    // of two that are measured the second is served nowhere, which its author is to learn
    for (const one of [file, mp3]) if (one !== undefined) this.used.add(folder.label(one))
    if (!kind || file === undefined) {
      if (mp3 !== undefined)
        this.findings.error(folder.label(mp3), say('voice-mp3-alone'), say('voice-mp3-alone-hint'))
      return null
    }
    const read = () => this.measure(folder, file, kind, stem)
    const measured = await readOrReport(folder.label(file), this.findings, read, null)
    if (!measured) return null
    const other = mp3 === undefined ? null : await this.serveMp3(folder, mp3, stem)
    return { files: [measured.url, ...(other === null ? [] : [other])], mouth: measured.mouth }
  }

  private async measure(folder: Folder, file: string, kind: Measured, stem: string) {
    const content = await readSound(folder.path(file), kind)
    const mouth = await this.cache.record(cacheKey('mouth', TRACK_VERSION, content), Track, async () => {
      const { samples, rate } = await decodeVoice(content)
      return writeTrack(mouthShapes(samples, rate))
    })
    return { url: await this.store.putFile(stem, kind, content), mouth }
  }

  private serveMp3(folder: Folder, file: string, stem: string): Promise<string | null> {
    const read = async () => this.store.putFile(stem, 'mp3', await readSound(folder.path(file), 'mp3'))
    return readOrReport(folder.label(file), this.findings, read, null)
  }

  /** Reports what no hint is heard in. */
  adviseUnused(): void {
    const folders = [...this.adventure.missions.values()].map(({ voices }) => voices)
    adviseUnused(folders, this.used, say('unused-voice'), this.findings)
  }
}

/** The parts that have a hint in this language, and the task itself where it has one. */
function hintsIn(text: TaskText, { group, parts, hasHint = false }: NeededWords): string[] {
  const ofParts = parts.filter((part) => part.hasHint && entryOf(text[group] ?? {}, part.id)?.hint)
  return [...(hasHint && text.hint ? [WHOLE_TASK] : []), ...ofParts.map(({ id }) => id)]
}
