import type { SceneDescription } from '#shared/scene/description.ts'
import { retryWithBackoff } from '#src/lib/retry-with-backoff.ts'
import { prefersReducedMotion } from '#src/ui/media.ts'
import { mountedScene, sceneryStore, type MountedScene } from './actors/scenery.ts'
import { StagedScene } from './actors/staged-scene.ts'
import { artKey } from './art/picture-choice.ts'
import { leaseSceneArt } from './art/scene-art.ts'
import { fetchEntrance, isOnPoster, viewOf } from './entrance.ts'
import { flyIn } from './fly-in.ts'
import { keepPlace, look } from './look.ts'
import { camera, frames, isInstant } from './runtime.ts'
import { fetchAll, fetchBeyond, sharpen } from './sharpen.ts'
import { reportStageError, stageStore } from './stage-store.ts'
import { travelBetween } from './travel.ts'

interface Arrival {
  id: string
  key: string
  abort: AbortController
}

/**
 * Takes scenes through poster, first view, rest and dispose. The last one stays until the poster of the next is there, or, where
 * it has none, until its first view is.
 */
export class Director {
  #current: MountedScene | null = null
  #wanted: SceneDescription | null = null
  #way: Arrival | null = null
  /** Ends what is still fetched for the scene that stands. */
  #sharpening = new AbortController()
  #stopTrying = () => {}
  #isOver = false

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

  /** Something is to be shown that the first view does not hold. */
  fetchStates(): void {
    if (!this.#current) return
    const { staged } = this.#current
    if (staged.hasLife) staged.art.fetchStates()
    else staged.wantsStates = true
  }

  /** Another renderer takes over at once: who plays stays in the scene, on its poster, where it has one. */
  handOver(): void {
    const { shown, hovered, focused } = stageStore.getState()
    this.dispose()
    this.#isOver = true
    if (shown?.poster) stageStore.setState({ shown, hovered, focused, status: 'poster' })
  }

  dispose(): void {
    if (!this.#isOver) this.#leave()
  }

  #setOut(scene: SceneDescription, key: string): void {
    const abort = new AbortController()
    this.#way = { id: scene.id, key, abort }
    // The line is for what is wanted now.
    this.#sharpening.abort()
    this.#bring(scene, abort).catch((error: unknown) => {
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

  async #bring(first: SceneDescription, abort: AbortController): Promise<void> {
    const isOver = () => abort.signal.aborted
    // Nobody travels to where they are: its new pictures take the place of the old ones.
    const isSwap = this.#current?.scene.id === first.id
    if (isSwap) this.#stayIn()
    else if (!isOnPoster(first)) stageStore.setState({ status: first.poster ? 'coming' : 'loading' })
    const wish = isSwap ? { ...first, poster: null } : first
    const art = leaseSceneArt({ scene: wish, ...viewOf(first) }, abort.signal)
    const poster = await (isSwap ? fetchAll(first, art) : fetchEntrance(first, art, isOver))
    if (isOver()) {
      art.release()
      return
    }
    // What changed on the way shows when the scene stands: a lantern that is lit unseen was lit for nobody.
    const scene = (isOnPoster(first) && stageStore.getState().shown) || first
    const staged = new StagedScene(art, isSwap ? this.#current?.staged : undefined)
    staged.onBroken = (error) => {
      if (this.#isCurrent(staged)) this.#giveUp(scene, error)
    }
    if (poster && first.poster) staged.standOnPoster(poster, first.poster)
    else staged.hasLife = true
    await this.#mount(this.#stand(staged, scene), isSwap, abort.signal)
    if (isOver()) return
    this.#way = null
    this.#sharpening = abort
    stageStore.setState({ isPainted: true, status: staged.hasLife ? 'ready' : 'poster' })
    if (this.#wanted && this.#wanted !== scene) this.#change(this.#wanted)
    if (!staged.hasLife) await this.#sharpen(staged, isOver)
    await this.#fetchRest(staged, isOver)
  }

  /** Who turned back on the way to another scene has never left this one. */
  #stayIn(): void {
    if (this.#current) stageStore.setState({ status: this.#current.staged.hasLife ? 'ready' : 'poster' })
  }

  /** What nobody sees yet; what did not come for want of a link is asked for again. */
  async #fetchRest(staged: StagedScene, isOver: () => boolean): Promise<void> {
    await fetchBeyond(staged, isOver)
    if (staged.art.isFrugal && !isOver()) this.#complete()
    await staged.art.reached('states')
    if (!isOver()) this.#complete()
  }

  /** Puts a scene on the stage, in the place of the one before. */
  async #mount(arriving: MountedScene, isSwap: boolean, signal: AbortSignal): Promise<void> {
    const { staged, scene } = arriving
    const leaving = this.#current
    keepPlace(leaving?.scene)
    if (leaving && !isSwap) leaving.staged.view = camera.view
    else if (!leaving) staged.alpha = isInstant() || isOnPoster(scene) ? 1 : 0
    this.#current = arriving
    sceneryStore.setState({ mounted: leaving ? [arriving, leaving] : [arriving] })
    await staged.mounted
    // A sign-out, or a scene that was faster, may have come in between.
    if (this.#isCurrent(staged)) {
      if (isSwap) await this.#swap(staged, scene)
      else if (isOnPoster(scene)) {
        staged.alpha = 1
        await frames.nextFrame()
      } else await this.#arrive(arriving, leaving, signal)
    }
    sceneryStore.setState(({ mounted }) => ({
      mounted: mounted.filter((one) => one.staged !== leaving?.staged),
    }))
    await frames.nextFrame()
  }

  async #sharpen(staged: StagedScene, isOver: () => boolean): Promise<void> {
    if (this.#current) await sharpen(staged, this.#current.scene, isOver)
    if (isOver()) return
    staged.hasLife = true
    this.refreshMotion()
    await frames.nextFrame()
    if (!isOver()) stageStore.setState({ status: 'ready' })
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
      isPainted: true,
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
    this.fetchStates()
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
    return mountedScene(staged, scene, stageStore.getState().tier, prefersReducedMotion())
  }

  #leave(): void {
    this.#stopTrying()
    this.#way?.abort.abort()
    this.#way = null
    this.#sharpening.abort()
    keepPlace(this.#current?.scene)
    const left = this.#current?.staged
    this.#current = null
    sceneryStore.setState({ mounted: [] })
    left?.abandon()
    stageStore.setState({
      status: 'empty',
      isPainted: false,
      shown: null,
      undrawable: null,
      hovered: null,
      focused: null,
    })
  }
}

function stillIn({ elements }: SceneDescription, id: string | null): string | null {
  return elements.some((one) => one.id === id) ? id : null
}
