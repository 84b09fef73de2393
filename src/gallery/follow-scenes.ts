import { GALLERY_RENEWED, GALLERY_SCENES, GalleryNow } from '#shared/scene/gallery.ts'
import { SceneReport, SCENES_CHECKED, SCENES_SAVED } from '#shared/scene/live.ts'
import { fetchFile } from '#src/lib/http.ts'
import { retryWithBackoff } from '#src/lib/retry-with-backoff.ts'
import { placeIn } from './address.ts'
import { desk } from './desk.ts'

/** ms after a build after which nothing is waited for any more: one that broke off lays out nothing. */
const LAYOUT_TIMEOUT_MS = 5000

/** What is used of Vite's. */
interface Hot {
  on: (event: string, listener: (said: unknown) => void) => void
  off: (event: string, listener: (said: unknown) => void) => void
}

/** Lays the scenes on the desk, now and whenever one was saved. @returns how to stop */
export function followScenes(hot: Hot | undefined): () => void {
  let renewing = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What was saved last is in no build that has ended. */
  let isUnbuilt = false
  const renew = () => {
    renewing.abort()
    renewing = new AbortController()
    const { signal } = renewing
    const fetchNow = () => fetchScenes(signal, end)
    void fetchNow().then((isDone) => {
      if (!isDone) signal.addEventListener('abort', retryWithBackoff(fetchNow))
    })
  }
  const begin = () => {
    isUnbuilt = true
    clearTimeout(timer)
    desk.setState({ isWorking: true })
  }
  const check = (said: unknown) => {
    isUnbuilt = SceneReport.parse(said).hasNewer
    clearTimeout(timer)
    timer = setTimeout(end, LAYOUT_TIMEOUT_MS)
  }
  const end = () => {
    if (!isUnbuilt) desk.setState({ isWorking: false })
  }
  hot?.on(GALLERY_RENEWED, renew)
  hot?.on(SCENES_SAVED, begin)
  hot?.on(SCENES_CHECKED, check)
  renew()
  return () => {
    renewing.abort()
    clearTimeout(timer)
    hot?.off(GALLERY_RENEWED, renew)
    hot?.off(SCENES_SAVED, begin)
    hot?.off(SCENES_CHECKED, check)
  }
}

/** @param signal a newer one has begun: this one changes nothing any more @returns whether no further try is wanted */
async function fetchScenes(signal: AbortSignal, onLaid: () => void): Promise<boolean> {
  try {
    const gallery = await fetchFile(GALLERY_SCENES, GalleryNow)
    if (signal.aborted) return true
    if (gallery) desk.setState(({ place }) => ({ gallery, place: placeIn(gallery, place) }))
    onLaid()
    return true
  } catch {
    return signal.aborted
  }
}
