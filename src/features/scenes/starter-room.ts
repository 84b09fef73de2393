/** A drawn room of three places, in layers that are named as scenes/README.md has it: to be changed piece by piece. */
export const STARTER_ROOM = `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080" viewBox="0 0 1920 1080">
  <!-- Every outermost group is a layer, the lowest first. Its id says what it is. -->
  <defs>
    <linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#22375f"/><stop offset="1" stop-color="#3d5687"/></linearGradient>
    <linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1d2c4c"/><stop offset="1" stop-color="#111d35"/></linearGradient>
    <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4a5c94"/><stop offset="1" stop-color="#f4b6a6"/></linearGradient>
    <radialGradient id="halo"><stop offset="0" stop-color="#ffb84d" stop-opacity=".7"/><stop offset="1" stop-color="#ffb84d" stop-opacity="0"/></radialGradient>
  </defs>
  <g id="background">
    <rect width="1920" height="1080" fill="url(#wall)"/>
    <rect y="780" width="1920" height="300" fill="url(#floor)"/>
    <path d="M780 170H1140V520H780Z" fill="#172744"/>
    <path d="M796 186H950V504H796ZM970 186H1124V504H970Z" fill="url(#dusk)"/>
    <path d="M796 440Q870 400 950 430V504H796ZM970 436Q1050 396 1124 424V504H970Z" fill="#2b4c7e"/>
    <path d="M0 772H1920V788H0Z" fill="#172744"/>
  </g>
  <g id="layer rug">
    <ellipse cx="960" cy="930" rx="520" ry="90" fill="#2b4c7e"/>
    <ellipse cx="960" cy="930" rx="440" ry="70" fill="#4a6a9c"/>
  </g>
  <g id="element door">
    <path d="M300 320H560V800H300Z" fill="#172744"/>
    <path d="M322 342H538V800H322Z" fill="#6a4a3a"/>
    <path d="M346 370H514V540H346ZM346 570H514V770H346Z" fill="#7d5a46"/>
    <circle cx="512" cy="580" r="12" fill="#ffb84d"/>
  </g>
  <g id="element door light"><path d="M322 342H538V800H322Z" fill="#5a3a1e"/></g>
  <g id="element lamp">
    <path d="M938 640H982V860H938Z" fill="#172744"/>
    <path d="M880 850H1040L1060 884H860Z" fill="#22375f"/>
    <path d="M900 520H1020L1060 650H860Z" fill="#4f7391"/>
    <path d="M900 520H960V650H860Z" fill="#5d84a4"/>
  </g>
  <g id="element lamp light"><circle cx="960" cy="590" r="280" fill="url(#halo)" opacity=".45"/><path d="M900 520H1020L1060 650H860Z" fill="#6e4a16"/></g>
  <g id="element desk">
    <path d="M1230 640H1640V676H1230Z" fill="#7d5a46"/>
    <path d="M1250 676H1290V860H1250ZM1580 676H1620V860H1580Z" fill="#5d4234"/>
    <path d="M1300 600H1460L1470 640H1290Z" fill="#8fa9bd"/>
    <path d="M1500 560H1590V640H1500Z" fill="#a8492c"/>
    <path d="M1514 560H1526V640H1514Z" fill="#c9a06a"/>
  </g>
  <g id="element desk light"><path d="M1230 640H1640V676H1230ZM1300 600H1460L1470 640H1290ZM1500 560H1590V640H1500Z" fill="#3f2a10"/></g>
</svg>
`
