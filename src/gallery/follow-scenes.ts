import { GALLERY_RENEWED, GALLERY_SCENES, GalleryNow } from '#shared/scene/gallery.ts'
import { SCENES_CHECKED, SCENES_SAVED } from '#shared/scene/live.ts'
import { fetchFile } from '#src/lib/http.ts'
import { keepTrying } from '#src/lib/keep-trying.ts'
import { placeIn } from './address.ts'
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
  const hot = import.meta.hot
  hot?.on(GALLERY_RENEWED, renew)
  hot?.on(SCENES_SAVED, begin)
  hot?.on(SCENES_CHECKED, end)
  renew()
  return () => {
    stop()
    hot?.off(GALLERY_RENEWED, renew)
    hot?.off(SCENES_SAVED, begin)
    hot?.off(SCENES_CHECKED, end)
  }
}

const begin = () => desk.setState({ isWorking: true })
const end = () => desk.setState({ isWorking: false })

async function fetchScenes(): Promise<boolean> {
  try {
    const gallery = await fetchFile(GALLERY_SCENES, GalleryNow)
    if (gallery) desk.setState(({ place }) => ({ gallery, place: placeIn(gallery, place) }))
    return true
  } catch {
    return false
  }
}
