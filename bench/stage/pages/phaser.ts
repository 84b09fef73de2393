import './watch.ts'
import {
  cellOf,
  CLICKABLES,
  cloudsOf,
  FLAKES,
  flakesOf,
  placesOf,
  SCREEN,
  type FallingFlake,
} from '../scene.ts'

/** The part of Phaser 4 that is used here; its script stands before this one and makes it a global. */
interface PhaserImage {
  y: number
  setOrigin: (x: number, y?: number) => PhaserImage
  setDisplaySize: (width: number, height: number) => PhaserImage
  setAlpha: (alpha: number) => PhaserImage
  setInteractive: (config: { useHandCursor: boolean }) => PhaserImage
  on: (event: string, listener: () => void) => PhaserImage
}
interface PhaserScene {
  load: { image: (key: string, url: string) => void }
  add: { image: (x: number, y: number, key: string, frame?: string) => PhaserImage }
  textures: {
    get: (key: string) => {
      add: (name: string, source: number, x: number, y: number, width: number, height: number) => unknown
    }
  }
  tweens: { add: (config: object) => { seek: (ms: number) => unknown } }
}
declare const Phaser: { WEBGL: number; Game: new (config: object) => unknown }

/** The scene as a Phaser developer would write it: images, one tween for each that moves, one atlas. */
const EASE: Record<FallingFlake['timing'], string> = {
  linear: 'Linear',
  ease: 'Sine.easeInOut',
  easeIn: 'Quad.easeIn',
  easeOut: 'Quad.easeOut',
  easeInOut: 'Cubic.easeInOut',
}

function preload(this: PhaserScene): void {
  for (const name of ['background', 'atlas', 'flake', 'cloud-0', 'cloud-1', 'cloud-2']) {
    this.load.image(name, `/art/${name}.webp`)
  }
}

function create(this: PhaserScene): void {
  this.add.image(0, 0, 'background').setOrigin(0)
  for (const { picture, y, width, height, opacity, seconds, ahead } of cloudsOf()) {
    const cloud = this.add.image(-700, y, `cloud-${picture}`).setOrigin(0)
    cloud.setDisplaySize(width, height).setAlpha(opacity)
    const tween = {
      targets: cloud,
      x: { from: -700, to: SCREEN.width },
      duration: seconds * 1000,
      repeat: -1,
    }
    this.tweens.add(tween).seek(ahead * 1000)
  }
  for (const [index, { x, y, width, height }] of placesOf(CLICKABLES).entries()) {
    const cell = cellOf(index)
    const name = `isle-${index}`
    this.textures.get('atlas').add(name, 0, cell.x, cell.y, cell.width, cell.height)
    const isle = this.add.image(x, y, 'atlas', name).setOrigin(0).setDisplaySize(width, height)
    isle.setInteractive({ useHandCursor: true })
    isle.on('pointerover', () => (isle.y = y - 4)).on('pointerout', () => (isle.y = y))
  }
  for (const { x, sway, size, opacity, delay, fall, timing } of flakesOf(FLAKES)) {
    const flake = this.add.image(x, -20, 'flake').setDisplaySize(size, size).setAlpha(opacity)
    const path = { x: { from: x, to: x + sway }, y: { from: -20, to: SCREEN.height + 20 } }
    const tween = { targets: flake, ...path, ease: EASE[timing], duration: fall * 1000, repeat: -1 }
    this.tweens.add(tween).seek(delay * 1000)
  }
  document.body.dataset.ready = 'true'
}

document.body.style.margin = '0'
new Phaser.Game({
  type: Phaser.WEBGL,
  parent: 'root',
  ...SCREEN,
  banner: false,
  audio: { noAudio: true },
  scene: { preload, create },
})
