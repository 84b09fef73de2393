import { createHash } from 'node:crypto'
import { MOBILE } from '#shared/domain/mobile.ts'
import { wholeWidth } from '#shared/scene/fit.ts'
import type { SceneLayout } from '#shared/scene/layout.ts'
import type { PublishedMission } from '#shared/scene/published.ts'
import type { Content } from '#server/play/content.ts'
import { hubOf } from '#server/play/hub.ts'

/** Addresses of a poster's two sizes, and the width of the screen (CSS px) from which all of its scene is in view; null: it covers. */
interface ScenePoster {
  url: string
  small: string
  wholeFrom: number | null
}

/** What stands behind the first spinner of who plays, as long as the address leads to the map of the adventure. */
export interface FirstPoster {
  missionId: string
  wide: ScenePoster
  /** Of the drawing for phones, where there is one. */
  narrow?: ScenePoster
}

/** `--h-bottom-bar` of the pages (src/ui/tokens.css). */
const BOTTOM_BAR = '1.5rem - 48px'

/** Null where nobody has drawn the map, or before there were posters. */
export function firstPoster(content: Content): FirstPoster | null {
  const hub = content.missions.get(hubOf(content))
  const wide = hub && posterOf(hub, hub.scene)
  if (!hub || !wide) return null
  const narrow = posterOf(hub, hub.mobileScene)
  return { missionId: hub.id, wide, ...(narrow && { narrow }) }
}

function posterOf({ type }: PublishedMission, scene: SceneLayout | null | undefined): ScenePoster | null {
  if (!scene?.poster) return null
  const { file, small } = scene.poster
  const wholeFrom = wholeWidth({ kind: type === 'movingmap' ? 'moving' : 'static', size: scene.size })
  return { url: file.url, small: (small ?? file).url, wholeFrom }
}

/**
 * Lays the poster that the document names beneath the spinner, as soon as the document is there. What follows goes on with it as the
 * property that src/shell/LoadingScreen.module.css reads. The hash of an address is known to the page alone.
 */
export const FIRST_POSTER_SCRIPT = `{
  const root = document.documentElement
  const { missionId, wide, narrow } = JSON.parse(root.dataset.poster)
  const [path] = location.hash.slice(1).split('?')
  const [, word, id] = /^\\/app\\/game\\/plot\\/([^/]+)\\/([^/]+)\\/[^/]+$/.exec(path) ?? []
  const isMap = id === encodeURIComponent(missionId) && word !== 'list' && word !== 'task'
  if (isMap || path === '' || path === '/' || path === '/app') {
    const isPhone = matchMedia('${MOBILE}').matches
    const { url, small, wholeFrom } = (isPhone && narrow) || wide
    const isSmall = navigator.connection?.saveData || Math.min(innerWidth, innerHeight) < 700
    const isWhole = wholeFrom !== null && innerWidth >= wholeFrom
    // on a phone held upright the map ends above the bar
    const isUpright = isPhone && innerWidth < innerHeight
    const height = 'calc(100% - ${BOTTOM_BAR} - env(safe-area-inset-bottom))'
    const place = isUpright ? 'top / auto ' + height : 'center / ' + (isWhole ? '100% auto' : 'cover')
    const picture = new Image()
    picture.fetchPriority = 'high'
    picture.src = isSmall ? small : url
    picture.className = 'first-paint-poster'
    if (isUpright) picture.style.height = height
    else if (isWhole) picture.dataset.whole = ''
    const lay = () => document.body.prepend(picture)
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', lay)
    else lay()
    root.style.setProperty(
      '--door',
      \`url(\${JSON.stringify(picture.src)}) \${place} no-repeat\`,
    )
    root.dataset.painted = 'poster'
  }
}
`

/** Where the document of who plays finds it: another one has another name, and is kept for good. */
export const FIRST_POSTER_PATH = `/first-poster-${createHash('sha256').update(FIRST_POSTER_SCRIPT).digest('hex').slice(0, 8)}.js`
