import { gsap } from 'gsap'
import { Ticker, type Application } from 'pixi.js'
import { report } from '#src/lib/report.ts'
import { isAlive, sceneryStore } from './actors/scenery.ts'
import { uploadWith } from './art/uploads.ts'
import { watchContext } from './context-watch.ts'
import { Director } from './director.ts'
import type { Frame } from './frame/frame-loop.ts'
import type { View } from './geometry.ts'
import { Governor, TIERS } from './quality.ts'
import { ambient, camera, frames, isStill } from './runtime.ts'
import { paintWith } from './stage-front.ts'
import { stageStore, type StageState } from './stage-store.ts'

/** Our loop drives GSAP and Pixi; neither has one of its own. */
export function quietTickers(): void {
  gsap.ticker.remove(gsap.updateRoot)
  gsap.ticker.lagSmoothing(0)
  Ticker.system.autoStart = false
  Ticker.system.stop()
}

/** Snow and clouds fall and drift slowly: 20 frames a second look alike, and cost a weak machine a third less than 30. */
const WEATHER = { webgl: 30, canvas: 20, list: 20 } as const

/** Who is told that this renderer does not do. */
interface Falls {
  onHopeless: () => void
  /** It draws, but even the lowest tier that moves is late. */
  onTooSlow: () => void
}

/**
 * Joins the drawn half to the store: what should be seen goes in, frames come out. What breaks as it starts leaves nothing
 * behind.
 * @returns how to stop
 */
export function startEngine(app: Application, { onHopeless, onTooSlow }: Falls): () => void {
  const director = new Director()
  const governor = new Governor()
  const stops: (() => void)[] = []
  let releaseWeather: (() => void) | null = null
  app.stage.eventMode = 'none'

  function draw({ time, dt }: Frame): View {
    if (!isStill()) ambient.time += dt
    gsap.updateRoot(time / 1000)
    for (const { staged, scene } of sceneryStore.getState().mounted) staged.step(ambient.time, scene.id)
    context.draw(() => app.render())
    return director.current?.staged.seenFrom ?? camera.view
  }

  /** Weather, ships and slow glows keep frames coming; a still scene draws none. */
  function holdWeather(): void {
    const wants = !isStill() && sceneryStore.getState().mounted.some(isAlive)
    if (wants) releaseWeather ??= frames.hold(WEATHER[stageStore.getState().rendererKind ?? 'webgl'])
    else {
      releaseWeather?.()
      releaseWeather = null
    }
  }

  function onChange(now: StageState, before: StageState): void {
    if (now.scene !== before.scene) director.follow(now.scene)
    if (now.tier !== before.tier) setRatio(app)
    if (now.tier !== before.tier || now.isPaused !== before.isPaused) director.refreshMotion()
    if (now.status === 'ready' && before.status !== 'ready') governor.startScene()
    poseHovered(now, before)
    if (now.pressed !== before.pressed && now.pressed) answerPress(now.pressed.elementId)
  }

  function poseHovered(now: StageState, before: StageState): void {
    const staged = director.current?.staged
    const lit = [now.hovered, now.focused]
    if (lit.some((id) => id !== null)) director.fetchStates()
    for (const id of new Set([before.hovered, before.focused, ...lit])) {
      if (id !== null) staged?.poseOf(id)?.setHovered(lit.includes(id))
    }
  }

  function answerPress(id: string): void {
    const element = director.current?.scene.elements.find((one) => one.id === id)
    const pose = director.current?.staged.poseOf(id)
    if (element?.state === 'locked') pose?.shake()
    else pose?.flash()
  }

  function handOver(): void {
    director.handOver()
    onTooSlow()
  }

  function stop(): void {
    for (const one of stops) one()
    releaseWeather?.()
    frames.onPace = () => {}
    frames.onRest = () => {}
    stageStore.setState({ isRestoring: false })
    director.dispose()
  }

  const context = watchContext(app.canvas, {
    onSlow: () => stageStore.setState({ isRestoring: true }),
    onRestored: () => {
      stageStore.setState({ isRestoring: false })
      frames.request()
    },
    onHopeless,
  })
  frames.onPace = (ms) => {
    const { tier, quality, rendererKind, status } = stageStore.getState()
    // While art is still coming, late frames are due to the art.
    if (quality !== 'auto' || status === 'poster') return
    const next = governor.step(tier, ms, rendererKind === 'canvas' ? 'low' : 'high')
    // Software GL goes by many names: whatever it is, Canvas2D may still move what it cannot.
    if (next === 'still' && tier !== 'still' && rendererKind === 'webgl') handOver()
    else if (next !== tier) stageStore.setState({ tier: next })
  }
  // Left alone, GSAP keeps a loop of its own awake after the last tween.
  frames.onRest = () => gsap.ticker.sleep()

  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  const onMotion = () => director.refreshMotion()
  try {
    start()
  } catch (error) {
    stop()
    throw error
  }
  return stop

  function start(): void {
    motion.addEventListener('change', onMotion)
    stops.push(
      context.stop,
      () => motion.removeEventListener('change', onMotion),
      sceneryStore.subscribe(() => {
        holdWeather()
        frames.request()
      }),
      stageStore.subscribe(onChange),
      app.renderer.name === 'webgl'
        ? uploadWith((source) => app.renderer.texture.initSource(source))
        : () => {},
    )
    // It asks the renderer, and may fail.
    stops.push(
      paintWith({
        draw: (frame) => {
          try {
            return draw(frame)
          } catch (error) {
            report('the stage cannot draw', error)
            onHopeless()
            return camera.view
          }
        },
        resize: () => setRatio(app),
      }),
    )
    director.follow(stageStore.getState().scene)
  }
}

/** As sharp as tier and renderer allow. */
function setRatio({ renderer }: Application): void {
  const { tier, rendererKind } = stageStore.getState()
  const most = rendererKind === 'canvas' ? TIERS.low.ratio : TIERS[tier].ratio
  const { width, height } = camera.screen
  renderer.resize(width, height, Math.min(window.devicePixelRatio, most))
  frames.request()
}
