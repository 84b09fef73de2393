import type { FindingWords } from '#shared/domain/findings/words.ts'
import type { Findings } from '../findings.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import type { Folder } from '../read/folder.ts'
import type { MissionSource } from '../read/mission-folder.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import { adviseUnused, findNamed, reportMissing, type NamedFile, type NamingPlace } from './named-file.ts'

/** Folders that lie in a mission for itself, and in the adventure for all of them. */
type SharedFolder = 'books' | 'films' | 'packages' | 'pictures' | 'sounds'

/** The files of one folder that JSON files name: the mission's own first, then those that the adventure shares. */
export class NamedFiles {
  private readonly used = new Set<string>()
  private readonly adventure: AdventureSource
  private readonly lie: SharedFolder
  private readonly findings: Findings

  constructor(adventure: AdventureSource, lie: SharedFolder, findings: Findings) {
    this.adventure = adventure
    this.lie = lie
    this.findings = findings
  }

  /** The first file of that name. @param endings the wanted ones first */
  find(named: string, mission: MissionSource | null, endings: readonly string[]): NamedFile | null {
    return findNamed(named, this.folders(mission), endings)
  }

  /** Reports that there is none. What was probably meant is not called needless, too. */
  reportMissing(named: string, mission: MissionSource | null, place: NamingPlace): void {
    const meant = reportMissing(named, this.folders(mission), place, this.findings)
    if (meant !== null) this.used.add(meant)
  }

  /** Somebody names this one. @returns what it is called in findings */
  use(folder: Folder, file: string): string {
    const label = folder.label(file)
    this.used.add(label)
    return label
  }

  isUsed(label: string): boolean {
    return this.used.has(label)
  }

  /** Reports what nobody names. */
  adviseUnused(hint: FindingWords): void {
    const missions = [...this.adventure.missions.values()].map((mission) => mission[this.lie])
    adviseUnused([this.adventure[this.lie], ...missions], this.used, hint, this.findings)
  }

  private folders(mission: MissionSource | null): Folder[] {
    return mission ? [mission[this.lie], this.adventure[this.lie]] : [this.adventure[this.lie]]
  }
}

/** What comes of a file; something else where it cannot be read, which is reported. */
export async function readOrReport<Read, Else>(
  label: string,
  findings: Findings,
  read: () => Promise<Read>,
  otherwise: Else,
): Promise<Read | Else> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof UnreadableArt)) throw error
    findings.error(label, error.problem, error.hint)
    return otherwise
  }
}
