/** The same without what our films do not have: several languages to be heard, locks, captions inside. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
