import { marketplaceOf } from '../marketplaces.ts';
import type { OutlineNode, Words } from './parseOutline.ts';

const SITES = ['US', 'CA', 'DE', 'FR', 'UK', 'IT', 'ES', 'JP'];

const BENCH_PAGES = 24;

const DIVISIONS: readonly Words[] = [
  ['北美一部', 'North America 1', '북미 1부'],
  ['北美二部', 'North America 2', '북미 2부'],
  ['北美三部', 'North America 3', '북미 3부'],
  ['欧洲一部', 'Europe 1', '유럽 1부'],
  ['欧洲二部', 'Europe 2', '유럽 2부'],
  ['欧洲三部', 'Europe 3', '유럽 3부'],
  ['日本一部', 'Japan 1', '일본 1부'],
  ['日本二部', 'Japan 2', '일본 2부'],
  ['韩国事业部', 'Korea', '한국 사업부'],
  ['东南亚一部', 'South-East Asia 1', '동남아 1부'],
  ['东南亚二部', 'South-East Asia 2', '동남아 2부'],
  ['澳新事业部', 'Oceania', '오세아니아 사업부'],
  ['中东事业部', 'Middle East', '중동 사업부'],
  ['拉美事业部', 'Latin America', '중남미 사업부'],
  ['家居事业部', 'Home division', '홈 사업부'],
  ['电子事业部', 'Electronics division', '전자 사업부'],
  ['运动事业部', 'Sports division', '스포츠 사업부'],
  ['宠物事业部', 'Pets division', '반려동물 사업부'],
  ['美妆事业部', 'Beauty division', '뷰티 사업부'],
];

/** Turns an outline into the whole tree: a leaf per marketplace, the bench pages, and one copy per division when larger. */
export function expandOutline(outline: OutlineNode[], copies: number): OutlineNode[] {
  const tree = outline.map(expandNode);
  const divided = Array.from({ length: copies - 1 }, (_, index) => {
    const division = DIVISIONS[index % DIVISIONS.length];
    return division ? tree.map((node) => ofDivision(node, division)) : [];
  });
  return [tree, ...divided].flat();
}

function expandNode(node: OutlineNode): OutlineNode {
  if (node.target === 'bench') return { ...node, target: undefined, children: benchPages() };
  if (node.isBySite) return siteDirectory(node);
  return { ...node, children: node.children.map(expandNode) };
}

function siteDirectory(node: OutlineNode): OutlineNode {
  const children = SITES.map((code): OutlineNode => {
    const [chinese, english, korean] = marketplaceOf(code).name;
    return {
      ...node,
      name: [`${chinese}站${node.name[0]}`, `${node.name[1]} (${english})`, `${korean} ${node.name[2]}`],
      target: `${node.target}.${code.toLowerCase()}`,
      isBySite: false,
    };
  });
  return { ...node, target: undefined, isBySite: false, children };
}

function benchPages(): OutlineNode[] {
  return Array.from({ length: BENCH_PAGES }, (_, index): OutlineNode => {
    const number = String(index + 1).padStart(2, '0');
    const name = `Bench page ${number}`;
    const target = `raw=universal_system:/bench/${number}`;
    return { name: [name, name, name], target, isBySite: false, traits: new Map(), children: [] };
  });
}

/** A division's copy of a module: named after it, its long keys and home left to the original. */
function ofDivision(node: OutlineNode, division: Words): OutlineNode {
  const name: Words = [
    `${node.name[0]}（${division[0]}）`,
    `${node.name[1]}, ${division[1]}`,
    `${node.name[2]} (${division[2]})`,
  ];
  return { ...withoutUnique(node), name };
}

function withoutUnique(node: OutlineNode): OutlineNode {
  const traits = new Map([...node.traits].filter(([trait]) => !['home', 'long-key', 'pin'].includes(trait)));
  return { ...node, traits, children: node.children.map(withoutUnique) };
}
