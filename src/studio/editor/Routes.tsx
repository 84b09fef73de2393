import { entryOf } from '#shared/scene/entry-of.ts'
import { lanternsAlong } from '#shared/scene/lanterns/along.ts'
import { layerOfLanterns } from '#shared/scene/lanterns/layer-names.ts'
import type { Point } from '#shared/scene/layout.ts'
import type { LiveScene } from '#src/features/scenes/moves.ts'
import { pointListOf } from '#src/features/scenes/point-lists.ts'
import type { Thing } from '#src/features/scenes/scene-file.ts'
import { useDesk, useLiveScene, useOfLiveScene } from '#src/features/scenes/use-editor.ts'
import { stageLens } from '#src/stage/stage-lens.ts'
import styles from './EditorCanvas.module.css'
import { seenPoint } from './seen-box.ts'
import { useView } from './use-view.ts'

/** Ways that no picture shows yet: the round of the selected layer, and lanterns that the build has not drawn so. */
export function Routes() {
  const thing = useDesk(({ selected }) => (selected.length === 1 ? selected[0] : undefined))
  const of = useDesk(({ pointsOf }) => pointsOf)
  const isRound = useOfLiveScene(
    (scene) => scene !== null && thing?.sort === 'layers' && pointListOf(scene, thing, 'path') !== null,
  )
  const pulled = of === 'lanterns' ? thing?.id : undefined
  const waiting = useOfLiveScene((scene) => (scene ? waitingIn(scene, pulled).join(' ') : ''))
  if (!isRound && waiting === '') return null
  return <Drawn round={isRound && thing ? thing : null} lanterns={waiting === '' ? [] : waiting.split(' ')} />
}

/** Places to which lanterns lead that the build has not drawn so, or that are just being pulled. */
function waitingIn({ layout, file }: LiveScene, pulled: string | undefined): string[] {
  const paths = Object.keys(file.lanterns ?? {})
  if (paths.length === 0) return paths
  const drawn = new Set(layout.layers.map(({ name }) => name))
  return paths.filter((to) => !drawn.has(layerOfLanterns(to, false)) || pulled === to)
}

function Drawn({ round, lanterns }: { round: Thing | null; lanterns: readonly string[] }) {
  const liveScene = useLiveScene()
  if (!liveScene) return null
  const list = round && pointListOf(liveScene, round, 'path')
  return (
    <svg className={styles.lines} aria-hidden="true">
      {round && list && <Round liveScene={liveScene} thing={round} points={list.points} />}
      {lanterns.map((to) => (
        <Lanterns key={to} liveScene={liveScene} to={to} />
      ))}
    </svg>
  )
}

/** The same smooth, closed line that the layer goes (src/stage/actors/layer-motion.ts). */
function Round({
  liveScene,
  thing,
  points,
}: {
  liveScene: LiveScene
  thing: Thing
  points: readonly Point[]
}) {
  useView()
  const seen = points.map((point) => stageLens.toScreen(seenPoint(liveScene, thing, point)))
  const at = (index: number) => seen[(index + seen.length) % seen.length] ?? { x: 0, y: 0 }
  const curves = seen.map((to, index) => {
    const [before, from, next] = [at(index - 2), at(index - 1), at(index + 1)]
    const one = `${px(from.x + (to.x - before.x) / 6)},${px(from.y + (to.y - before.y) / 6)}`
    const other = `${px(to.x - (next.x - from.x) / 6)},${px(to.y - (next.y - from.y) / 6)}`
    return `C${one} ${other} ${px(to.x)},${px(to.y)}`
  })
  const start = at(-1)
  return <path className={styles.route} d={`M${px(start.x)},${px(start.y)}${curves.join('')}`} />
}

function Lanterns({ liveScene, to }: { liveScene: LiveScene; to: string }) {
  useView()
  const path = entryOf(liveScene.file.lanterns ?? {}, to)
  if (!path) return null
  const points = path.points.map(([x, y]) => ({ x, y }))
  const line = points.map((point) => stageLens.toScreen(point)).map(({ x, y }) => `${px(x)},${px(y)}`)
  return (
    <>
      <polyline className={styles.routeLine} points={line.join(' ')} />
      {lanternsAlong(points, liveScene.layout.size.height).map((point, index) => {
        const { x, y } = stageLens.toScreen(point)
        return <circle key={index} className={styles.lantern} cx={px(x)} cy={px(y)} r={4} />
      })}
    </>
  )
}

const px = (value: number): string => value.toFixed(1)
