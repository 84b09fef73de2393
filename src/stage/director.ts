import type { SceneDescription } from '#shared/scene/description.ts'
import { retryWithBackoff } from '#src/lib/retry-with-backoff.ts'
import { prefersReducedMotion } from '#src/ui/media.ts'
import { motionOf, sceneryStore, type MountedScene } from './actors/scenery.ts'
import { StagedScene } from './actors/staged-scene.ts'
import { artKey } from './art/picture-choice.ts'
import { leaseSceneArt } from './art/scene-art.ts'
import { keepView, savedView } from './camera/saved-views.ts'
import { flyIn } from './fly-in.ts'
import { camera, frames, isInstant } from './runtime.ts'
import { fetchParts } from './scene-parts.ts'
import { reportStageError, stageStore } from './stage-store.ts'
import { travelBetween, type Travel } from './travel.ts'

/** A phone shows half-size pictures (CSS px). */
const PHONE = 700

interface Arrival {
  id: string
  key: string
  abort: AbortController
}

/** Takes scenes through load, build, enter, exit and dispose. The last one stays until the next is ready. */
export class Director {
  #current: MountedScene | null = null
  #wanted: SceneDescription | null = null
  #way: Arrival | null = null
  #stopTrying = () => {}

  get current(): MountedScene | null {
    return this.#current
  }

  /** Called with every new description; the same scene with the same art only changes what it shows. */
  follow(scene: SceneDescription | null): void {
    this.#wanted = scene
    if (!scene) {
      this.#leave()
      frames.request()
      return
    }
    try {
      this.#follow(scene)
    } catch (error) {
      this.#giveUp(scene, error)
    }
  }

  #follow(scene: SceneDescription): void {
    const key = artKey(scene)
    if (this.#way?.id === scene.id && this.#way.key === key) return
    const stands = this.#current?.scene
    if (!this.#way && stands?.id === scene.id && artKey(stands) === key) {
      this.#change(scene)
      return
    }
    this.#way?.abort.abort()
    this.#setOut(scene, key)
  }

  /** What moves by itself as far as tier and player allow it now. */
  refreshMotion(): void {
    const mounted = sceneryStore.getState().mounted.map((one) => this.#stand(one.staged, one.scene))
    this.#current = mounted.find(({ staged }) => staged === this.#current?.staged) ?? null
    sceneryStore.setState({ mounted })
  }

  /** Remembers where the player looks. */
  keepPlace(): void {
    const scene = this.#current?.scene
    if (scene?.kind === 'moving') keepView(stageStore.getState().player, scene.id, camera.view)
  }

  dispose(): void {
    this.#leave()
  }

  #setOut(scene: SceneDescription, key: string): void {
    const abort = new AbortController()
    this.#way = { id: scene.id, key, abort }
    this.#bring(scene, abort.signal).catch((error: unknown) => {
      if (!abort.signal.aborted) this.#giveUp(scene, error)
    })
  }

  /** Its list stands in its place, and the way is free for another try and for every other scene. */
  #giveUp(scene: SceneDescription, error: unknown): void {
    const message = error instanceof Error ? error.message : String(error)
    reportStageError({ sceneId: scene.id, name: null, url: '', message })
    this.#leave()
    stageStore.setState({ undrawable: scene.id, status: 'ready', shown: scene })
  }

  /** Asks again for what did not come for want of a link: the link may be back already. */
  #complete(): void {
    this.#stopTrying()
    if (this.#current?.staged.art.isWhole !== false) return
    this.#stopTrying = retryWithBackoff(() => {
      const stands = this.#current
      if (!navigator.onLine) return Promise.resolve(false)
      // Whatever is on its way asks for itself.
      if (stands && !this.#way) this.#setOut(stands.scene, artKey(stands.scene))
      return Promise.resolve(true)
    })
  }

  async #bring(first: SceneDescription, signal: AbortSignal): Promise<void> {
    // Nobody travels to where they are: its new pictures take the place of the old ones.
    const isSame = (one: MountedScene | null) => one?.scene.id === first.id
    if (!isSame(this.#current)) stageStore.setState({ status: 'loading' })
    const isSmall = Math.min(camera.screen.width, camera.screen.height) < PHONE
    const [art] = await Promise.all([leaseSceneArt(first, isSmall, signal), fetchParts(first)])
    const isOver = () => signal.aborted
    if (isOver()) {
      art.release()
      return
    }
    // What changed on the way shows when the scene stands: a lantern that is lit unseen was lit for nobody.
    const scene = first
    const leaving = this.#current
    const isSwap = isSame(leaving)
    const staged = new StagedScene(art, isSwap ? leaving?.staged : undefined)
    staged.onBroken = (error) => {
      if (this.#isCurrent(staged)) this.#giveUp(scene, error)
    }
    const arriving = this.#stand(staged, scene)
    this.keepPlace()
    if (leaving && !isSwap) leaving.staged.view = camera.view
    else if (!leaving) staged.alpha = isInstant() ? 1 : 0
    this.#current = arriving
    sceneryStore.setState({ mounted: leaving ? [arriving, leaving] : [arriving] })
    await staged.mounted
    // A sign-out, or a scene that was faster, may have come in between.
    if (this.#isCurrent(staged)) {
      if (isSwap) await this.#swap(staged, scene)
      else await this.#arrive(arriving, leaving, signal)
    }
    sceneryStore.setState(({ mounted }) => ({
      mounted: mounted.filter((one) => one.staged !== leaving?.staged),
    }))
    await frames.nextFrame()
    if (isOver()) return
    this.#way = null
    stageStore.setState({ status: 'ready' })
    this.#complete()
    if (this.#wanted && this.#wanted !== first) this.#change(this.#wanted)
  }

  /** The new pictures are uploaded and drawn once beneath the old ones: no hitch, and never a blank frame. Labels move with them. */
  async #swap(staged: StagedScene, scene: SceneDescription): Promise<void> {
    await frames.nextFrame()
    if (!this.#isCurrent(staged)) return
    staged.update(scene)
    this.#show(scene)
  }

  async #arrive(
    { staged, scene }: MountedScene,
    leaving: MountedScene | null,
    signal: AbortSignal,
  ): Promise<void> {
    const travel = travelBetween(leaving?.scene ?? null, scene, stageStore.getState().pressed)
    look(scene, travel)
    stageStore.setState({
      undrawable: null,
      status: 'travelling',
      shown: scene,
      hovered: null,
      focused: null,
    })
    // As with `#swap`.
    await frames.nextFrame()
    if (!signal.aborted) await flyIn(travel, { staged, leaving: leaving?.staged ?? null }, signal)
    staged.view = null
    staged.alpha = 1
  }

  #isCurrent(staged: StagedScene): boolean {
    return this.#current?.staged === staged
  }

  #change(scene: SceneDescription): void {
    if (!this.#current) return
    const { staged } = this.#current
    const changed = this.#stand(staged, scene)
    this.#current = changed
    staged.update(scene)
    sceneryStore.setState(({ mounted }) => ({
      mounted: mounted.map((one) => (one.staged === staged ? changed : one)),
    }))
    this.#show(scene)
  }

  /** The scene that stands already, as it is now. */
  #show(scene: SceneDescription): void {
    camera.reframe(scene)
    stageStore.setState(({ hovered, focused }) => ({
      shown: scene,
      hovered: stillIn(scene, hovered),
      focused: stillIn(scene, focused),
    }))
  }

  #stand(staged: StagedScene, scene: SceneDescription): MountedScene {
    return { staged, scene, ...motionOf(scene, stageStore.getState().tier, prefersReducedMotion()) }
  }

  #leave(): void {
    this.#stopTrying()
    this.#way?.abort.abort()
    this.#way = null
    this.keepPlace()
    const left = this.#current?.staged
    this.#current = null
    sceneryStore.setState({ mounted: [] })
    left?.abandon()
    stageStore.setState({ status: 'empty', shown: null, undrawable: null, hovered: null, focused: null })
  }
}

/** Where the player left it, or home with what is to be played next in view; always with the place that is left. */
function look(scene: SceneDescription, travel: Travel): void {
  const saved = savedView(stageStore.getState().player, scene.id)
  camera.frame(scene, saved)
  const next = scene.elements.find(({ isNext }) => isNext)
  if (!saved && next) camera.reveal(next.layout.picture.box, true)
  if (travel.kind === 'outOf') camera.revealWhole(travel.box, true)
}

function stillIn({ elements }: SceneDescription, id: string | null): string | null {
  return elements.some((one) => one.id === id) ? id : null
}
