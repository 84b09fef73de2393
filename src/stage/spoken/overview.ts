import { percentIn } from '#src/i18n/use-percent.ts'
import type { SceneDescription, SceneElement } from '#shared/scene/description.ts'
import { counted } from '#shared/domain/numbers.ts'
import type { Translate } from '#src/i18n/translate.ts'

/** As many locked places are named with what they need; of more there is only their number. */
const MOST_NAMED = 3

/** What speaks of a scene: in which language, and which of its places came open since the player was there. */
interface Speaking {
  t: Translate
  language: string
  opened: ReadonlySet<string>
}

/** "7 places: 1 finished, Market newly open, Keep needs 3 more. Next: Harbour." */
export function overviewOf({ elements }: SceneDescription, speaking: Speaking): string {
  const { t } = speaking
  const places = elements.filter(isCounted)
  if (places.length === 0) return t('stage.overview.none')
  const parts = stateParts(places, speaking)
  const next = places.find(({ isNext }) => isNext)
  return [
    t('stage.overview.places', { ...counted(places.length), parts: parts.join(', ') }),
    ...(next ? [t('stage.overview.next', { name: next.name })] : []),
  ].join(' ')
}

/** How much of the whole adventure is done; empty where it is not known. */
export function totalOf({ totalProgress }: SceneDescription, { t, language }: Speaking): string {
  if (totalProgress === undefined) return ''
  return t('stage.overview.total', { percent: percentIn(language, totalProgress) })
}

/** The answer to "Where am I?": the scene, the place that the keyboard stands on, what can be done, and how far all of it is. */
export function whereabouts(
  scene: SceneDescription,
  at: SceneElement | undefined,
  speaking: Speaking,
): { text: string; more: string } {
  const { t } = speaking
  const here = t('stage.overview.here', { name: scene.name })
  const place = at && t('stage.overview.at', { place: sentence(at.spoken) })
  return {
    text: joined([here, place, overviewOf(scene, speaking)]),
    more: joined([at?.description ?? scene.description, totalOf(scene, speaking)]),
  }
}

/** What is not found yet counts as little as ways to other parts of the game. */
function isCounted({ sign, state }: SceneElement): boolean {
  return sign !== 'view' && (sign !== 'secret' || state === 'finished')
}

function stateParts(places: readonly SceneElement[], { t, language, opened }: Speaking): string[] {
  const isOpened = ({ id, state }: SceneElement) => state === 'waiting' && opened.has(id)
  const newly = places.filter(isOpened).map(({ name }) => name)
  const counts = {
    finished: places.filter(({ state }) => state === 'finished').length,
    inProgress: places.filter(({ state }) => state === 'inProgress').length,
    waiting: places.filter((place) => place.state === 'waiting' && !isOpened(place)).length,
  }
  const said = (['finished', 'inProgress', 'waiting'] as const).flatMap((state) =>
    counts[state] > 0 ? [t(`stage.overview.${state}`, counted(counts[state]))] : [],
  )
  if (newly.length > 0) {
    const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(newly)
    said.push(t('stage.overview.opened', { ...counted(newly.length), names }))
  }
  return [...said, ...lockedParts(places, t)]
}

function lockedParts(places: readonly SceneElement[], t: Translate): string[] {
  const locked = places.filter(({ state }) => state === 'locked')
  if (locked.length > MOST_NAMED) return [t('stage.overview.locked', counted(locked.length))]
  return locked.map(({ name, missing = 1 }) => t('stage.overview.needs', { name, ...counted(missing) }))
}

function sentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`
}

function joined(sentences: readonly (string | undefined)[]): string {
  return sentences.filter((one) => one !== undefined && one !== '').join(' ')
}
