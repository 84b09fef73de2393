import { addressOf, placeIn, readAddress } from './address.ts'
import { desk, openPlace } from './desk.ts'

/**
 * What is looked at stands in the address, and what stands there is looked at: another scene is another entry of the
 * history, so that Back finds the one before. @returns how to stop
 */
export function keepAddress(): () => void {
  let isFollowing = false
  const stop = desk.subscribe(({ place, device }, before) => {
    if (!place) return
    const address = addressOf(place, device)
    if (address === location.hash) return
    const isChosen = before.place !== null && addressOf(before.place, device) !== address
    if (isChosen && !isFollowing) history.pushState(null, '', address)
    else history.replaceState(null, '', address)
  })
  const follow = () => {
    const { gallery, place: before } = desk.getState()
    const { place: wanted, device } = readAddress(location.hash)
    const place = gallery ? placeIn(gallery, wanted) : wanted
    isFollowing = true
    desk.setState({ device })
    if (place && (place.adventure !== before?.adventure || place.mission !== before.mission)) openPlace(place)
    isFollowing = false
  }
  window.addEventListener('hashchange', follow)
  return () => {
    stop()
    window.removeEventListener('hashchange', follow)
  }
}
