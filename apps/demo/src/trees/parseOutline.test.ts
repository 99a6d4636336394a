import { describe, expect, it } from 'vitest';
import { expandOutline } from './expandOutline.ts';
import { menuTarget } from './menuTarget.ts';
import { parseOutline } from './parseOutline.ts';

describe('parseOutline', () => {
  it('[D2] reads names, targets, marks and levels', () => {
    const [root] = parseOutline(`
订单 | Orders | 주문 || icon=order
  处理 | Processing | 처리
    待发货 | To ship | 발송 대기 || orders:to-ship *sites pin unpaid=a,b
`);
    expect(root?.name).toEqual(['订单', 'Orders', '주문']);
    expect(root?.traits.get('icon')).toBe('order');
    const leaf = root?.children[0]?.children[0];
    expect(leaf).toMatchObject({ target: 'orders:to-ship', isBySite: true, children: [] });
    expect(leaf?.traits.get('unpaid')).toBe('a,b');
    expect(leaf?.traits.get('pin')).toBe('true');
  });

  it('[D2] keeps the whole address of a mark or a target, with every = in it', () => {
    const [related, raw] = parseOutline(`
订单 | Orders | 주문 || sail pin related=/list/orders?view=all&size=20
替换 | Replaced | 교체 || raw=universal_system:/bench/01?seed=7&rows=2 pin
`);
    expect(related).toMatchObject({ target: 'sail' });
    expect(related?.traits.get('related')).toBe('/list/orders?view=all&size=20');
    expect(related?.traits.get('pin')).toBe('true');
    expect(raw).toMatchObject({ target: 'raw=universal_system:/bench/01?seed=7&rows=2' });
  });

  it('[D2] refuses a line without one of the three languages, and one that hangs in the air', () => {
    expect(() => parseOutline('订单 | Orders')).toThrow(/lacks a language/);
    expect(() => parseOutline('    订单 | Orders | 주문')).toThrow(/indented too far/);
  });

  it('[D2] makes a directory with a leaf per marketplace', () => {
    const [directory] = expandOutline(
      parseOutline('待发货 | To ship | 발송 대기 || orders:to-ship *sites'),
      1,
    );
    expect(directory?.target).toBeUndefined();
    expect(directory?.children.map((leaf) => leaf.target)).toEqual([
      'orders:to-ship.us',
      'orders:to-ship.ca',
      'orders:to-ship.de',
      'orders:to-ship.fr',
      'orders:to-ship.uk',
      'orders:to-ship.it',
      'orders:to-ship.es',
      'orders:to-ship.jp',
    ]);
    expect(directory?.children[2]?.name).toEqual(['德国站待发货', 'To ship (Germany)', '독일 발송 대기']);
  });

  it('[D2] knows where each kind of leaf leads', () => {
    expect(menuTarget('stock:low.de')).toMatchObject({ path: 'scm_new', menuUrl: '/list/stock?view=low.de' });
    expect(menuTarget('sail')).toMatchObject({ path: 'scm_new', menuUrl: '/sail-order-management' });
    expect(menuTarget('sales:')).toMatchObject({ path: 'amazon', menuUrl: '/setSail/index' });
    expect(menuTarget('sales:7d.us').menuUrl).toBe('/setSail/index?days=7&site=US');
    expect(menuTarget('downloads:stock').menuUrl).toBe('/download-center?kind=stock');
    expect(menuTarget('raw=universal_system:/fault/throw')).toMatchObject({
      path: 'universal_system',
      menuUrl: '/fault/throw',
    });
    expect(menuTarget('external:rates')).toMatchObject({ path: 'iframe', external: true });
    expect(() => menuTarget('nowhere:x')).toThrow(/Unknown menu target/);
  });
});
