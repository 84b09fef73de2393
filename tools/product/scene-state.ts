/**
 * Runs in a page: whether the scene can be played (START-1). Its poster or its art is there, a label is seen, and a place takes a
 * press; the HUD stands over it.
 */
export function isPlayable(sceneId: string): boolean {
  const stage = document.querySelector(`[data-scene="${sceneId}"]`)
  if (!stage || !['poster', 'true'].includes(stage.getAttribute('data-ready') ?? '')) return false
  const isAnswering = stage.querySelector('button[data-element]:not(:disabled)') !== null
  const labels = [...document.querySelectorAll('[aria-hidden="true"] > [data-element]')]
  const hasLabel =
    stage.getAttribute('data-renderer') === 'list' ||
    labels.some((label) => label.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  return (
    isAnswering && !stage.hasAttribute('inert') && hasLabel && document.querySelector('[data-spot]') !== null
  )
}

/** Runs in a page: all art of the scene's first view is there. */
export function isSharp(sceneId: string): boolean {
  return document.querySelector(`[data-scene="${sceneId}"][data-ready="true"]`) !== null
}
