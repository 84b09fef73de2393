import { GALLERY_RENEWED, GALLERY_SCENES, GalleryNow } from '#shared/scene/gallery.ts'
import { fetchFile } from '#src/lib/http.ts'
import { keepTrying } from '#src/lib/keep-trying.ts'
import { addressOf, placeIn } from './address.ts'
import { desk } from './desk.ts'

/** Lays the scenes on the desk, now and whenever one was saved. @returns how to stop */
export function followScenes(): () => void {
  let stop = () => {}
  const renew = () => {
    stop()
    void fetchScenes().then((hasCome) => {
      if (!hasCome) stop = keepTrying(fetchScenes)
    })
  }
  import.meta.hot?.on(GALLERY_RENEWED, renew)
  renew()
  return () => {
    stop()
    import.meta.hot?.off(GALLERY_RENEWED, renew)
  }
}

/** What is looked at stands in the address. @returns how to stop */
export function keepAddress(): () => void {
  return desk.subscribe(({ place, device }, before) => {
    if (place && (place !== before.place || device !== before.device)) {
      history.replaceState(null, '', addressOf(place, device))
    }
  })
}

async function fetchScenes(): Promise<boolean> {
  try {
    const gallery = await fetchFile(GALLERY_SCENES, GalleryNow)
    if (gallery) desk.setState(({ place }) => ({ gallery, place: placeIn(gallery, place) }))
    return true
  } catch {
    return false
  }
}
