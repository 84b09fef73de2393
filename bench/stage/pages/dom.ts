import './watch.ts'
import './dom.css'
import { CLICKABLES, cloudsOf, FLAKES, flakesOf, placesOf, type FallingFlake } from '../scene.ts'

/**
 * The scene as elements that CSS keyframes move: by `transform`, or by `top` and `left` (`?move=place`). `?loop` adds an
 * empty requestAnimationFrame loop, as any script has that animates something else on the page.
 */
const TIMING: Record<FallingFlake['timing'], string> = {
  linear: 'linear',
  ease: 'ease',
  easeIn: 'ease-in',
  easeOut: 'ease-out',
  easeInOut: 'ease-in-out',
}

function picture(name: string): HTMLImageElement {
  const image = new Image()
  image.src = `/art/${name}.webp`
  image.alt = ''
  return image
}

function moving(
  kind: 'flake' | 'cloud',
  image: HTMLImageElement,
  style: Record<string, string>,
): HTMLElement {
  const node = document.createElement('div')
  node.className = kind
  for (const [name, value] of Object.entries(style)) node.style.setProperty(name, value)
  node.style.animationIterationCount = 'infinite'
  node.append(image)
  return node
}

const clickables = placesOf(CLICKABLES).map(({ x, y, width, height }, index) => {
  const button = document.createElement('button')
  button.type = 'button'
  button.ariaLabel = `Isle ${index + 1}`
  Object.assign(button.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
  button.append(picture(`isle-${index}`))
  return button
})

const clouds = cloudsOf().map((cloud) =>
  moving('cloud', picture(`cloud-${cloud.picture}`), {
    top: `${cloud.y}px`,
    width: `${cloud.width}px`,
    height: `${cloud.height}px`,
    opacity: String(cloud.opacity),
    'animation-duration': `${cloud.seconds}s`,
    'animation-delay': `-${cloud.ahead}s`,
    'animation-timing-function': 'linear',
  }),
)

const flakes = flakesOf(FLAKES).map((flake) =>
  moving('flake', picture('flake'), {
    left: `${flake.x}px`,
    width: `${flake.size}px`,
    height: `${flake.size}px`,
    opacity: String(flake.opacity),
    '--x': `${flake.x}px`,
    '--sway': `${flake.sway}px`,
    'animation-duration': `${flake.fall}s`,
    'animation-delay': `-${flake.delay}s`,
    'animation-timing-function': TIMING[flake.timing],
  }),
)

const wishes = new URLSearchParams(location.search)
const root = document.querySelector('#root')
root?.classList.add(wishes.get('move') === 'place' ? 'place' : 'transform')
root?.append(...clouds, ...clickables, ...flakes)
await Promise.all([...document.images].map((image) => image.decode()))
if (wishes.has('loop')) loop()
document.body.dataset.ready = 'true'

function loop(): void {
  requestAnimationFrame(loop)
}
