/** The lantern of an inn, lit at dusk. */

import type { JSX } from 'preact';

export function Lamp(): JSX.Element {
  return (
    <svg class="lamp" viewBox="0 0 120 232" width={120} height={232} aria-hidden="true">
      <defs>
        <radialGradient id="lamp-glow">
          <stop offset=".2" stop-color="#ffd98a" stop-opacity=".95" />
          <stop offset=".55" stop-color="#f7c55e" stop-opacity=".4" />
          <stop offset="1" stop-color="#f7c55e" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="lamp-paper" x2="0" y2="1">
          <stop stop-color="#f9cf78" />
          <stop offset=".5" stop-color="#fff1c4" />
          <stop offset="1" stop-color="#f3b552" />
        </linearGradient>
      </defs>
      <circle class="lamp-glow" cx="58" cy="122" r="112" fill="url(#lamp-glow)" />
      <g stroke="#10182a" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round">
        <path d="M58 0V58" stroke-width="2.4" />
        <path d="M40 58H76V68H40ZM40 176H76V186H40Z" fill="#3a2a20" />
        <path
          d="M40 68C18 78 12 98 12 122S18 166 40 176H76C98 166 104 146 104 122S98 78 76 68Z"
          fill="url(#lamp-paper)"
        />
        <path
          d="M26 80C46 84 70 84 90 80M17 95C44 100 72 100 99 95M12.5 112C42 117 74 117 103.5 112M12.5 132C42 137 74 137 103.5 132M17 149C44 154 72 154 99 149M26 164C46 168 70 168 90 164"
          fill="none"
          stroke="#b5762a"
          stroke-width="1"
          opacity=".75"
        />
        <path
          d="M58 186V198M50 198H66M52 198V220M58 198V226M64 198V220"
          stroke="#b5321e"
          stroke-width="2"
          fill="none"
        />
      </g>
      <text x="58" y="142" text-anchor="middle" font-size="56" fill="#1f2430">
        宿
      </text>
    </svg>
  );
}
