import { say } from '#shared/domain/findings/words.ts'
import type { PublishedBadge } from '#shared/scene/badges.ts'
import type { ArtCache } from '../art-cache.ts'
import { storeArtFile } from '../art-file.ts'
import type { ArtStore } from '../art-store.ts'
import type { Findings } from '../findings.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import { sideBySide } from '../side-by-side.ts'
import { adviseUnused, findNamed } from './named-file.ts'
import { readOrReport } from './named-files.ts'

const ENDINGS = ['.svg', '.png', '.webp']

/** The badges of an adventure with their pictures: badges/<id>.svg. */
export class Badges {
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

  /** @param placeholder stands where a picture is missing or broken, which is reported */
  async publish(placeholder: string): Promise<PublishedBadge[]> {
    const badges = this.adventure.badges ?? []
    const first = badges.filter(({ id }, index) => badges.findIndex((one) => one.id === id) === index)
    return sideBySide(first, async (badge) => ({
      ...badge,
      picture: (await this.pictureOf(badge.id)) ?? placeholder,
    }))
  }

  /** Reports what belongs to no badge. */
  adviseUnused(): void {
    if (!this.adventure.badges) return
    adviseUnused([this.adventure.badgePictures], this.used, say('unused-badge'), this.findings)
  }

  private async pictureOf(id: string): Promise<string | null> {
    const folder = this.adventure.badgePictures
    const found = findNamed(id, [folder], ENDINGS)
    if (!found) {
      this.findings.error(folder.label(`${id}.svg`), say('is-missing'), say('draw-badge'))
      return null
    }
    const label = folder.label(found.file)
    this.used.add(label)
    const store = () => storeArtFile(`badge-${id}`, folder.path(found.file), this.cache, this.store, 'badge')
    return readOrReport(label, this.findings, store, null)
  }
}
