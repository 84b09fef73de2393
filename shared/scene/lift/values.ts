import { FALLBACK_KIND, MISSION_KINDS, type MissionKind } from '../../domain/mission-kinds.ts'
import type { TreeError } from '../adventure.ts'
import { SCENE_ALIGNS, type SceneAlign } from '../description.ts'
import { SceneLayout } from '../layout.ts'
import { pathText } from '../path-text.ts'
import { show } from '../show.ts'
import { isRecord, type Found } from './fields.ts'

/** More places than these stand in no picture: a person looks for them in a list. */
const MOST_PLACES = 120
/** Longer names are no names. */
const LONGEST_NAME = 300
/** No browser asks for more; a picture in the address itself may be longer. */
const LONGEST_ADDRESS = 2048
/** Half of a pair: no address can carry it. */
const HALF_CHARACTER = /\p{Surrogate}/u
const FILM = /\.(?:webm|mp4|ogv|m4v)(?:[?#]|$)/i

/** Turns what was found into what the model holds; what does not fit is told with its path and left out. */
export class Reader {
  readonly errors: TreeError[] = []

  report(path: string, message: string): null {
    this.errors.push({ path, message })
    return null
  }

  /** Numbers are ids too in older trees. */
  id({ value }: Found, path: string): string | null {
    const id = typeof value === 'number' && Number.isFinite(value) ? String(value) : value
    if (typeof id !== 'string') return this.report(path, `is ${show(value)}, not an id`)
    if (id.length > LONGEST_NAME) return this.report(path, `is longer than ${LONGEST_NAME} characters`)
    return !HALF_CHARACTER.test(id) ? id : this.report(path, 'holds half a character')
  }

  /** What is no name is called by its id. */
  name({ value }: Found, path: string, id: string): string {
    if (value === undefined) return id
    if (typeof value !== 'string') {
      this.report(path, `is ${show(value)}, not a name`)
      return id
    }
    if (value.length > LONGEST_NAME) this.report(path, `is longer than ${LONGEST_NAME} characters`)
    const name = value.slice(0, LONGEST_NAME).replace(new RegExp(HALF_CHARACTER, 'gu'), '\uFFFD')
    return name.trim() === '' ? id : name
  }

  /** A kind that nobody knows is shown as a list; where none is named, what lies below says it. */
  kind({ value }: Found, path: string, missions: number): MissionKind {
    const kind = value === undefined ? kindOfMany(missions) : MISSION_KINDS.find((known) => known === value)
    if (kind && missions <= MOST_PLACES) return kind
    if (kind)
      this.report(path, `leads to ${missions} missions, more than ${MOST_PLACES}; shown as ${FALLBACK_KIND}`)
    else this.report(path, `is ${show(value)}, no kind of mission; shown as ${FALLBACK_KIND}`)
    return FALLBACK_KIND
  }

  align({ value }: Found, path: string): SceneAlign {
    if (value === undefined) return 'center'
    const align = SCENE_ALIGNS.find((known) => known === value)
    if (align) return align
    this.report(path, `is ${show(value)}; one of ${SCENE_ALIGNS.join(', ')} is meant`)
    return 'center'
  }

  /** Address of a picture: of this host, of the web, or the picture itself. */
  picture(found: Found, path: string): string | null {
    return this.#address(found, path, 'a picture')
  }

  film(found: Found, path: string): string | null {
    const address = this.#address(found, path, 'a film')
    if (address === null || FILM.test(address)) return address
    return this.report(path, `is ${show(address)}, not a film`)
  }

  /** One, or one in several formats. */
  sound({ value, address }: Found, path: string): string[] {
    const formats: readonly unknown[] = Array.isArray(value) ? value : [value]
    return formats.flatMap((one) => this.#address({ value: one, address }, path, 'a sound') ?? [])
  }

  /** One, or the first of several. */
  assistant({ value, address }: Found, path: string): string | null {
    if (!Array.isArray(value)) return this.#address({ value, address }, path, 'an assistant')
    return this.#address({ value: value[0] as unknown, address }, `${path}[0]`, 'an assistant')
  }

  scene({ value }: Found, path: string): SceneLayout | null {
    if (value === undefined) return null
    const parsed = SceneLayout.safeParse(value)
    if (parsed.success) return parsed.data
    for (const issue of parsed.error.issues.slice(0, 5)) {
      this.report(`${path}.${pathText(issue.path)}`, issue.message)
    }
    return null
  }

  list({ value }: Found, path: string): readonly unknown[] {
    if (value === undefined) return []
    if (Array.isArray(value)) return value
    this.report(path, 'is not a list')
    return []
  }

  flag({ value }: Found, path: string): boolean {
    if (value === undefined || typeof value === 'boolean') return value ?? false
    this.report(path, `is ${show(value)}, neither true nor false`)
    return false
  }

  #address({ value }: Found, path: string, what: string): string | null {
    if (value === undefined || value === null || value === '') return null
    const address = isRecord(value) ? value['url'] : value
    if (typeof address === 'string' && isAddress(address) && !HALF_CHARACTER.test(address)) {
      if (address.length <= LONGEST_ADDRESS || isPictureItself(address)) return address
      return this.report(path, `is longer than ${LONGEST_ADDRESS} characters`)
    }
    return this.report(path, `is ${show(value)}, not the address of ${what}`)
  }
}

function kindOfMany(missions: number): MissionKind {
  return missions > 0 ? 'map' : 'allInOne'
}

/** Browsers read over line breaks and blanks at the front, so both are taken out before the scheme is looked at. */
function isAddress(text: string): boolean {
  const bare = text.replace(/[\t\n\r]/g, '').trimStart()
  if (/^(?:https?:\/\/|data:image\/)/i.test(bare)) return true
  return !/^[a-z][a-z0-9+.-]*:/i.test(bare)
}

function isPictureItself(address: string): boolean {
  return /^data:image\//i.test(address)
}
