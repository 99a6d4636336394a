import { describe, expect, it } from 'vitest';
import { readTable } from '../../../forms/readTable.ts';
import { parseParcels } from './parseParcels.ts';

const parse = (text: string) => parseParcels(readTable(text));

describe('parseParcels', () => {
  it('takes columns by their names in any order, and says in which line each parcel stands', () => {
    expect(parse('运单号,备注,物流商,订单号\nYT1,x,云途,112-1\n\nYT2,,云途,112-2')).toEqual({
      parcels: [
        { line: 2, orderNo: '112-1', carrier: '云途', trackingNo: 'YT1' },
        { line: 4, orderNo: '112-2', carrier: '云途', trackingNo: 'YT2' },
      ],
    });
    expect(parse('Ordered\tOrder\tCarrier\tTracking number\n2026\t112-1\tUPS\t1Z9')).toMatchObject({
      parcels: [{ orderNo: '112-1', carrier: 'UPS' }],
    });
    expect(parse('Order number\tCarrier\tTracking number\n112-1\tUPS\t1Z9')).toMatchObject({
      parcels: [{ line: 2, orderNo: '112-1', carrier: 'UPS', trackingNo: '1Z9' }],
    });
    expect(parse('주문 번호;운송사;운송장 번호\n112-1;CJ;55')).toMatchObject({
      parcels: [{ orderNo: '112-1', carrier: 'CJ', trackingNo: '55' }],
    });
  });

  it('takes a pasted table without names in the usual order', () => {
    expect(parse('112-1\tUPS\t1Z1\n112-2\tDHL\t1Z2')).toMatchObject({
      parcels: [{ orderNo: '112-1' }, { orderNo: '112-2', carrier: 'DHL', trackingNo: '1Z2' }],
    });
  });

  it('keeps what stands in quotes, and formulas as they are for the server to refuse', () => {
    expect(parse('112-1,"Post, air","=A1&""x"""')).toMatchObject({
      parcels: [{ carrier: 'Post, air', trackingNo: '=A1&"x"' }],
    });
  });

  it('says when the columns are others, or there is nothing', () => {
    expect(parse('订单号,金额\n112-1,5')).toEqual({ problem: 'columns' });
    expect(parse('112-1 UPS 1Z1')).toEqual({ problem: 'columns' });
    expect(parse(' \n\n')).toEqual({ problem: 'empty' });
    expect(parse('订单号,物流商,运单号')).toEqual({ problem: 'empty' });
  });

  it('cuts a cell that is longer than the server takes, so that its row alone is refused', () => {
    const { parcels } = parse(`112-1\t${'x'.repeat(900)}\t1Z1`) as { parcels: { carrier: string }[] };
    expect(parcels.map(({ carrier }) => carrier.length)).toEqual([200]);
  });
});
