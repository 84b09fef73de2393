import type { Plugin } from 'vite'

const SECOND = /[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/

/** Axios brings two transports to the browser and asks the first that is there, XMLHttpRequest: no build needs the other. */
export function oneTransport(): Plugin {
  return {
    name: 'waymark-one-transport',
    apply: 'build',
    load(id) {
      return SECOND.test(id) ? 'export const getFetch = () => null' : null
    },
  }
}
