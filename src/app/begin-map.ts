import i18next from 'i18next'
import { isLanguage, type Language } from '#shared/domain/languages.ts'
import { PERSISTED_FOR } from '#src/features/session/store.ts'
import { isLogoutUnheard } from '#src/flows/sign-out.ts'
import { listen } from '#src/lib/events.ts'
import { beginFirstView, endFirstView } from '#src/lib/first-view.ts'
import {
  askEarly,
  forgetEarlyAnswers,
  setCallLanguage,
  START_TIMEOUT_MS,
  watchEarlyAnswers,
} from '#src/lib/http.ts'
import { readLocal } from '#src/lib/storage.ts'
import { missionAt } from '#src/navigation/paths.ts'

/** Where a start leads to the map of the adventure. */
const HOMES = ['', '/', '/app']

/**
 * Sends what a map is made of on its way, ahead of the code that reads it, which comes meanwhile; nothing where the address leads
 * elsewhere: a map that is asked for says that its player is there.
 * @param address the path that is opened, with its query
 * @param apiLink where the API is after all; null: where it was asked
 * @returns what settles when it has come or did not; null where no map is asked for
 */
export function beginMap(
  language: Language,
  address: string,
  apiLink: Promise<string | null>,
): Promise<void> | null {
  if (isLogoutUnheard()) return null
  const [path = ''] = address.split('?')
  const missionId = missionAt(path)
  if (missionId === null && !HOMES.includes(path)) return null
  setCallLanguage(language)
  const isWanted = watchEarlyAnswers()
  askEarly('/adventure/settings')
  askEarly('/v2/start', missionId === null ? {} : { mission: missionId }, START_TIMEOUT_MS)
  const reading = Promise.all([import('#src/game/start/read-map.ts'), apiLink])
    .then(([{ readMap }, link]) => {
      if (link) forgetEarlyAnswers()
      return isWanted() ? readMap(language, missionId, isWanted) : undefined
    })
    .catch(forgetEarlyAnswers)
  // the pages that show them ask again for what does not come
  void import('#src/game/routes/GameRoute.tsx').catch(() => undefined)
  void import('./pages/pages.tsx').then(({ pageOf }) => pageOf('map')).catch(() => undefined)
  return reading
}

/** A player who comes back sees the map as this device knows it, while the server says how it is now. */
export async function assumeMap(coming: Promise<void>): Promise<void> {
  if (readLocal(PERSISTED_FOR) === null) return
  beginFirstView()
  const { assumePlayer } = await import('#src/flows/persisted-player.ts')
  const settle = await assumePlayer()
  if (!settle) endFirstView()
  await coming
  settle?.()
}

/** Who signs in is led to a map: it is on its way before its pages are. @returns how to stop */
export function watchSignIn(): () => void {
  return listen((event) => {
    const { language } = i18next
    if (event.type === 'signed-in' && isLanguage(language))
      void beginMap(language, event.path, Promise.resolve(null))
  })
}
