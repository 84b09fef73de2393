import { readFile } from 'node:fs/promises'
import { either, say } from '#shared/domain/findings/words.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { ArtStore } from '../art-store.ts'
import { readFilm, readTaskFilm } from '../film-file.ts'
import { checkCaptions } from '../film/captions.ts'
import { measureFilm } from '../film/measure-film.ts'
import { isPart, isPlaylist, readPlaylist } from '../film/playlist.ts'
import type { Findings } from '../findings.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import type { Folder } from '../read/folder.ts'
import type { MissionSource } from '../read/mission-folder.ts'
import { ownFiles } from '../read/own-files.ts'
import type { TaskFilm } from '../tasks/task-intake.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import { NamedFiles } from './named-files.ts'

/** Of a film that cannot be seen, which is reported: nobody finishes it. */
const UNSEEN: TaskFilm = { film: '', isPlaylist: false, seconds: 1, captions: [] }

/** The films in place of backgrounds, and those of tasks: the mission's own first, then those that the adventure shares. */
export class Films {
  private readonly files: NamedFiles
  private readonly ofTasks = new Map<string, Promise<TaskFilm>>()
  private readonly adventure: AdventureSource
  private readonly store: ArtStore
  private readonly findings: Findings

  constructor(adventure: AdventureSource, store: ArtStore, findings: Findings) {
    this.files = new NamedFiles(adventure, 'films', findings)
    this.adventure = adventure
    this.store = store
    this.findings = findings
  }

  /** The served address of the film that a mission names, else of background.webm or .mp4 beside its drawing; null where there is none that can be played, which is reported. */
  async find(mission: MissionSource): Promise<string | null> {
    const { film } = mission.settings
    if (film === undefined) {
      const [own] = ownFiles(mission.folder, 'background')
      return own === undefined ? null : this.serve(mission.folder, own, `${mission.id}-background`)
    }
    const found = this.files.find(film, mission, ['.webm', '.mp4'])
    if (!found) {
      const where = mission.folder.label('mission.json')
      const place = { where, key: 'film', what: say('what-mission-film'), kinds: either('WebM', 'MP4') }
      this.files.reportMissing(film, mission, place)
      return null
    }
    const { folder, file, name } = found
    return this.serve(folder, file, name)
  }

  private async serve(folder: Folder, file: string, name: string): Promise<string | null> {
    const isNamed = this.files.isUsed(folder.label(file))
    const label = this.files.use(folder, file)
    const kind = file.toLowerCase().endsWith('.webm') ? 'webm' : 'mp4'
    try {
      return await this.store.putFile(name, kind, await readFilm(folder.path(file), kind))
    } catch (error) {
      if (!(error instanceof UnreadableArt)) throw error
      if (!isNamed) this.findings.error(label, error.problem, error.hint)
      return null
    }
  }

  /** The film that a task names, with its captions. @param where the file of the task @param key its place there */
  findForTask(named: string, mission: MissionSource, where: string, key: string): Promise<TaskFilm> {
    const found = this.files.find(named, mission, ['.webm', '.mp4', '.m3u8'])
    if (!found) {
      const place = { where, key, what: say('what-task-film'), kinds: say('kinds-task-film') }
      this.files.reportMissing(named, mission, place)
      return Promise.resolve(UNSEEN)
    }
    const { folder, file, name } = found
    const label = folder.label(file)
    const once = this.ofTasks.get(label) ?? this.serveForTask(folder, file, name)
    this.ofTasks.set(label, once)
    return once
  }

  private async serveForTask(folder: Folder, file: string, name: string): Promise<TaskFilm> {
    const label = this.files.use(folder, file)
    const captioned = this.captionsOf(folder, name)
    try {
      const film = isPlaylist(file)
        ? await this.servePlaylist(folder, file, name)
        : await this.serveFile(folder, file, name)
      return { ...film, captions: await this.serveCaptions(folder, captioned, film.seconds) }
    } catch (error) {
      if (!(error instanceof UnreadableArt)) throw error
      this.findings.error(label, error.problem, error.hint)
      // which parts a broken playlist means nobody can say: none of them is called needless
      if (isPlaylist(file)) for (const one of folder.files.filter(isPart)) this.files.use(folder, one)
      return UNSEEN
    }
  }

  private async serveFile(folder: Folder, file: string, name: string) {
    const kind = file.toLowerCase().endsWith('.webm') ? 'webm' : 'mp4'
    const content = await readTaskFilm(folder.path(file), kind)
    const seconds = measureFilm(content, kind)
    return { film: await this.store.putFile(name, kind, content), isPlaylist: false, seconds }
  }

  private async servePlaylist(folder: Folder, file: string, name: string) {
    const { seconds, parts } = await readPlaylist(folder, file)
    for (const part of parts.keys()) this.files.use(folder, part)
    return { film: (await this.store.putSet(name, parts)) + file, isPlaylist: true, seconds }
  }

  /** What lies beside a film to be read with it: <film>.<language>.vtt in every language of the adventure. */
  private captionsOf(folder: Folder, name: string): { language: Language; file: string }[] {
    return this.adventure.settings.languages.flatMap((language) => {
      const file = folder.files.find((one) => one.toLowerCase() === `${name}.${language}.vtt`.toLowerCase())
      if (file !== undefined) {
        this.files.use(folder, file)
        return [{ language, file }]
      }
      const label = folder.label(`${name}.${language}.vtt`)
      this.findings.error(label, say('is-missing'), say('captions-missing-hint'))
      return []
    })
  }

  private async serveCaptions(
    folder: Folder,
    captioned: readonly { language: Language; file: string }[],
    seconds: number,
  ): Promise<TaskFilm['captions']> {
    const served: TaskFilm['captions'] = []
    for (const { language, file } of captioned) {
      const content = await readFile(folder.path(file))
      const trouble = checkCaptions(content, seconds)
      if (trouble) this.findings.error(folder.label(file), trouble.problem, trouble.hint)
      else {
        const name = file.slice(0, -'.vtt'.length)
        served.push({ language, url: await this.store.putFile(name, 'vtt', content) })
      }
    }
    return served
  }

  /** Reports what nobody names. */
  adviseUnused(): void {
    this.files.adviseUnused(say('unused-film'))
  }
}
