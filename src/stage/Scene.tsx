import { extend, useApplication } from '@pixi/react'
import { memo } from 'react'
import { useStore } from 'zustand'
import type { SceneElement } from '#shared/scene/description.ts'
import { farFirst } from '#shared/scene/foot.ts'
import { useLatePart, type LatePart } from '#src/lib/late-part.ts'
import type { Takes } from './actors/actor.ts'
import { Backdrop } from './actors/backdrop.ts'
import { ElementActor } from './actors/element-actor.ts'
import { ElementLight } from './actors/element-light.ts'
import { ElementReflection } from './actors/element-reflection.ts'
import { PosterPlane } from './actors/poster-plane.ts'
import { SceneLayer } from './actors/scene-layer.ts'
import { SceneWorld } from './actors/scene-world.ts'
import { sceneryStore, type MountedScene } from './actors/scenery.ts'
import type { StagedScene } from './actors/staged-scene.ts'
import { sceneParts } from './scene-parts.ts'
import { Shelter } from './Shelter.tsx'

extend({ Backdrop, ElementActor, ElementLight, ElementReflection, PosterPlane, SceneLayer, SceneWorld })

declare module '@pixi/react' {
  interface PixiElements {
    pixiBackdrop: Takes<Backdrop>
    pixiElementActor: Takes<ElementActor>
    pixiElementLight: Takes<ElementLight>
    pixiElementReflection: Takes<ElementReflection>
    pixiPosterPlane: Takes<PosterPlane>
    pixiSceneLayer: Takes<SceneLayer>
    pixiSceneWorld: Takes<SceneWorld>
  }
}

/** Everything on the stage. React decides what exists; the actors decide how it moves. */
export function Scenery() {
  const { isInitialised } = useApplication()
  const mounted = useStore(sceneryStore, (scenery) => scenery.mounted)
  if (!isInitialised) return null
  return mounted.map((one) => (
    <Shelter key={one.staged.key} sceneId={one.scene.id} name={null} onBroken={one.staged.onBroken}>
      <Scene {...one} />
    </Shelter>
  ))
}

function Scene(mounted: MountedScene) {
  const { staged, scene } = mounted
  const { size } = scene
  const behind = scene.layers.filter(({ isFront }) => !isFront)
  const before = scene.layers.filter(({ isFront }) => isFront)
  const places = farToNear(scene.elements).map((one) => ({ ...one, staged, sceneId: scene.id }))
  const layer = (one: (typeof behind)[number]) => (
    <Shelter key={scene.layers.indexOf(one)} sceneId={scene.id} name={one.name}>
      <pixiSceneLayer label={one.name} model={{ staged, layer: one, size }} />
    </Shelter>
  )
  // the hour changes it too, and lights lie over what the hour changes
  const inFront = (
    <>
      {before.map(layer)}
      <Shelter sceneId={scene.id} name={null}>
        <pixiBackdrop model={{ staged, background: scene.background, size, isBeyond: true }} />
      </Shelter>
    </>
  )
  return (
    <>
      <pixiSceneWorld model={staged}>
        <Shelter sceneId={scene.id} name={null}>
          <pixiBackdrop model={{ staged, background: scene.background, size }} />
        </Shelter>
        {mounted.playsFilms && scene.film !== null && (
          <LateScenePart part={sceneParts.film} name={null} mounted={mounted} />
        )}
        {behind.map(layer)}
        {mounted.hasClouds && <LateScenePart part={sceneParts.sky} name="clouds" mounted={mounted} />}
        <Shelter sceneId={scene.id} name={null}>
          <pixiPosterPlane model={{ staged }} />
        </Shelter>
        {places.map((place) => (
          <PlaceReflection key={`reflection ${place.element.id}`} {...place} />
        ))}
        {places.map((place) => (
          <Place key={place.element.id} {...place} />
        ))}
        {scene.light && inFront}
        {scene.light && <LateScenePart part={sceneParts.daylight} name={null} mounted={mounted} />}
        {places.map((place) => (
          <PlaceLight key={`light ${place.element.id}`} {...place} />
        ))}
        {!scene.light && inFront}
        {scene.elements.some(({ mates }) => mates) && (
          <LateScenePart part={sceneParts.mates} name={null} mounted={mounted} />
        )}
      </pixiSceneWorld>
      {mounted.hasLife && scene.assistant !== null && (
        <LateScenePart part={sceneParts.assistant} name="assistant" mounted={mounted} />
      )}
      {mounted.flakes + mounted.bubbles > 0 && (
        <LateScenePart part={sceneParts.air} name="weather" mounted={mounted} />
      )}
    </>
  )
}

interface PlaceProps {
  staged: StagedScene
  element: SceneElement
  /** In reading order. */
  index: number
  sceneId: string
}

// A place that is dragged changes many times a second: the others are not built anew for it.
const PlaceReflection = memo(function PlaceReflection({ staged, element, index, sceneId }: PlaceProps) {
  return (
    <Shelter sceneId={sceneId} name={element.id}>
      <pixiElementReflection label={element.id} model={{ staged, element, index }} />
    </Shelter>
  )
})

const Place = memo(function Place({ staged, element, index, sceneId }: PlaceProps) {
  return (
    <Shelter sceneId={sceneId} name={element.id}>
      <pixiElementActor label={element.id} model={{ staged, element, index }} />
    </Shelter>
  )
})

const PlaceLight = memo(function PlaceLight({ staged, element, index, sceneId }: PlaceProps) {
  return (
    <Shelter sceneId={sceneId} name={element.id}>
      <pixiElementLight label={element.id} model={{ staged, element, index }} />
    </Shelter>
  )
})

interface LateScenePartProps {
  part: LatePart<MountedScene>
  /** For faults; null where it belongs to the background. */
  name: string | null
  mounted: MountedScene
}

/** What the director has fetched; where it did not come, the scene stands without it until it does. */
function LateScenePart({ part, name, mounted }: LateScenePartProps) {
  const { Part } = useLatePart(part)
  return (
    Part && (
      <Shelter sceneId={mounted.scene.id} name={name}>
        <Part {...mounted} />
      </Shelter>
    )
  )
}

/** What stands lower in the picture is nearer, and covers what is behind it. */
function farToNear(elements: readonly SceneElement[]) {
  return elements
    .map((element, index) => ({ element, index }))
    .toSorted((a, b) => farFirst(a.element, b.element))
}
